import type { Area, RenderPage } from '@shop/shared/contracts';
import * as v from 'valibot';
import type { RendererSetup } from './renderer.ts';

/** Gives the module of a release's server output, by directory key: `releases/<app>/<version>`. */
export type LoadOutput = (directory: string, file: string) => Promise<unknown>;

/** What a shell's release exports. Earlier ones have no `listPages`. */
export type ShellOutput = 'renderPage' | 'renderPreview' | 'listPages';

/** The releases' modules for rendering, each loaded when first needed. */
export interface ServerOutputs {
  /** What the shell's release exports under this name. */
  shell(name: ShellOutput): Promise<RenderPage>;
  area(name: string): Promise<Area>;
}

const isFunction = (value: unknown) => typeof value === 'function';
const RenderSchema = v.custom<RenderPage>(isFunction, 'is no function');
const ShellModuleSchema = v.record(v.string(), v.unknown());
const AreaModuleSchema = v.object({
  area: v.custom<Area>((value) => isFunction(Object(value).routes), 'has no routes'),
});

// What every area's build calls its server output.
const areaEntry = 'server/entry.js';

export function serverOutputs({ host, areas }: RendererSetup, load: LoadOutput): ServerOutputs {
  const loaded = new Map<string, Promise<unknown>>();
  const module = (app: string, version: string, file: string) => {
    const directory = `releases/${app}/${version}`;
    const known = loaded.get(directory) ?? load(directory, file);
    loaded.set(directory, known);
    // A failed load is tried again.
    known.catch(() => loaded.delete(directory));
    return known;
  };
  return {
    async shell(name) {
      const exported = v.parse(ShellModuleSchema, await module('host', host.version, host.server));
      return v.parse(RenderSchema, exported[name]);
    },
    async area(name) {
      const version = areas[name]?.version ?? '';
      return v.parse(AreaModuleSchema, await module(name, version, areaEntry)).area;
    },
  };
}
