import type { Canary } from '@shop/delivery';
import type { RendererProcess } from '../renderer/renderer-process.ts';
import { setKey } from './load-set.ts';
import type { PreparedSet } from './prepare-set.ts';

/** For metrics: what the visitors of an arm are served, and how busy its renderers are. */
export interface ServedArm {
  /** `default`, or the app of a canary. */
  readonly arm: string;
  /** Name of the set; see `setKey`. */
  readonly set: string;
  readonly load?: RendererProcess['load'];
}

/** @param standard undefined before the first set is ready */
export function armsOf(
  standard: PreparedSet | undefined,
  canaries: readonly { readonly canary: Canary; readonly set: PreparedSet }[],
): ServedArm[] {
  const all = canaries.map(({ canary, set }) => ({ arm: canary.app, set }));
  if (standard) all.unshift({ arm: 'default', set: standard });
  return all.map(({ arm, set: { versions, renderer } }) => ({
    arm,
    set: setKey(versions),
    load: renderer?.load,
  }));
}
