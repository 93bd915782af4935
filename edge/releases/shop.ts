import type { CanaryJudge } from '../canary/canary-judge.ts';
import { createFragments, type Fragments } from '../embed/fragment/fragments.ts';
import { createPreviews, type Previews } from '../embed/preview/previews.ts';
import { createWidgetScripts, type WidgetScripts } from '../embed/widget-scripts.ts';
import { createDocuments, type Documents } from '../render/documents.ts';
import type { Renderer } from '../render/renderer.ts';
import type { EdgeConfig, EdgeSettings, Files } from './edge-config.ts';

/** A set of releases, ready to answer requests. */
export interface ServedSet {
  readonly config: EdgeConfig;
  /** Undefined: every document is left to the browser, and no area lists its pages. */
  readonly render: Renderer | undefined;
  readonly documents: Documents;
  readonly previews: Previews;
  readonly fragments: Fragments;
  readonly scripts: WidgetScripts;
}

/** A set with one app replaced, for the visitors whose number is from `from` up to, but without, `to`. */
export interface ServedCanary {
  readonly app: string;
  readonly version: string;
  readonly from: number;
  readonly to: number;
  readonly set: ServedSet;
}

/** What an edge serves at the moment. */
export interface Served {
  readonly standard: ServedSet;
  readonly canaries: readonly ServedCanary[];
}

/** All that requests are answered from. */
export interface Shop {
  readonly settings: EdgeSettings;
  /** Files of every published release. */
  readonly files: Files;
  /** A new object whenever something else is served. */
  served(): Served;
  /** Compares canaries with the default; absent where none ever runs. */
  readonly judge?: CanaryJudge;
}

/** @param renderer undefined: every document is left to the browser */
export function serveSet(config: EdgeConfig, renderer: Renderer | undefined): ServedSet {
  return {
    config,
    render: renderer,
    documents: createDocuments(config, renderer),
    previews: createPreviews(config, renderer),
    fragments: createFragments(config, renderer),
    scripts: createWidgetScripts(config),
  };
}

/** A shop that serves one set for good. */
export function shopOfOneSet(config: EdgeConfig, renderer: Renderer | undefined): Shop {
  const served: Served = { standard: serveSet(config, renderer), canaries: [] };
  return { settings: config, files: config.files, served: () => served };
}
