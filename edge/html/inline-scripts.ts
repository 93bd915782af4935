import type { EdgeConfig } from '../releases/edge-config.ts';
import { releaseBase } from '../releases/discovery.ts';
import { setNameOf } from '../releases/load-set.ts';
import { escapeHtml, scriptJson } from './html-text.ts';
// Made from the modules beside it by `npx vitest run --project unit build/inline-scripts -u`.
import compiled from './inline/compiled.json' with { type: 'json' };

/** Texts of the scripts in documents, by the name of the function that they call. Constants: the policy admits each by hash. */
export const inlineScripts = compiled;

export function scriptElement(text: string): string {
  return `<script>${text}</script>`;
}

/** JSON that a script on the page reads. The policy needs no hash for it. */
export function jsonElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${scriptJson(value)}</script>`;
}

/** Inline elements, and the texts in them for the policy's hashes. */
export interface InlineElements {
  readonly html: string;
  readonly texts: readonly string[];
}

/** The script that fetches a page's code and watches over it, and has the worker for offline use installed unless that is off. */
export function startCodeScript({ offline }: Pick<EdgeConfig, 'offline'>): string {
  return `<script${offline ? ' data-offline' : ''}>${compiled.startCode}</script>`;
}

/** The scripts that every document begins with, before the first module is requested. */
export function firstScripts(config: EdgeConfig): InlineElements {
  const scripts = [compiled.explainUnsupportedBrowser, ...(config.canary ? [compiled.reportSilence] : [])];
  const sample = sampleScript(config);
  const html = [...scripts.map(scriptElement), ...sample].join('\n');
  if (sample.length > 0) scripts.push(compiled.drawSample);
  const map = integrityMap(config);
  if (map === undefined) return { html, texts: scripts };
  return { html: `${html}\n<script type="importmap">${map}</script>`, texts: [...scripts, map] };
}

/** The script that decides whether this page's field data is sent; none where no page's is. */
function sampleScript(config: EdgeConfig): string[] {
  const { field } = config;
  if (!field) return [];
  const consent = field.needsConsent ? ' data-consent' : '';
  const set = escapeHtml(setNameOf(config));
  return [`<script data-share="${field.share}" data-set="${set}"${consent}>${compiled.drawSample}</script>`];
}

/**
 * The text of an import map with the integrity of what the browser loads itself: the files that the shell's entry imports,
 * and every area's entry. A preload's integrity only spoils the preload: the browser fetches the file again and runs it. With
 * the map it refuses to. Undefined where no release has integrity.
 */
function integrityMap(config: EdgeConfig): string | undefined {
  const { host, areas } = config;
  const files = [
    ...host.preload.map((file) => [releaseBase(config, 'host', host.version) + file, host.files?.[file]]),
    ...[...areas].map(([name, { version, entry, integrity }]) => [
      releaseBase(config, name, version) + entry,
      integrity,
    ]),
  ].filter(([, integrity]) => integrity);
  return files.length > 0 ? scriptJson({ integrity: Object.fromEntries(files) }) : undefined;
}
