import type { Area } from '@shop/shared/contracts';
import { installRuntimeCore, type ShareScope } from './runtime-core.ts';

/** The container that a remote's entry file is, in the module federation protocol. */
interface Container {
  init(scope: ShareScope): unknown;
  get(module: string): Promise<() => { area?: Area }>;
}

export type ImportModule = (address: string) => Promise<unknown>;

const importModule: ImportModule = (address) => import(/* @vite-ignore */ address);

// A container takes its scope once, also when what came after failed and is tried again.
const prepared = new WeakSet<Container>();

/** Imports a remote's entry and gives its area. Rejects when the entry cannot be fetched or is no area. */
export async function loadContainer(
  entry: string,
  scope: ShareScope,
  load: ImportModule = importModule,
): Promise<Area> {
  installRuntimeCore(globalThis);
  const container = (await load(entry)) as Container;
  if (!prepared.has(container)) await container.init(scope);
  prepared.add(container);
  const module = (await container.get('./area'))();
  if (!module.area) throw new TypeError(`${entry} exposes no area`);
  return module.area;
}
