import type { Plugin } from 'vite';

/** Stands in the entry for the integrity manifest, which is not there before the files that it lists. */
export const manifestMark = '{integrity-manifest}';

/** Source of the module behind a remote's script. Remotes need no code of their own for it. */
export function widgetEntry(styleGroups: readonly string[]): string {
  return [
    "import { mountArea } from '@shop/shared/embed/area';",
    "import { area } from './area.tsx';",
    `const styles = ${JSON.stringify(styleGroups)};`,
    `const integrityManifest = ${JSON.stringify(manifestMark)}.split(' ');`,
    'export const mount = (element, options) => mountArea(element, area, { ...options, styles, integrityManifest });',
  ].join('\n');
}

/** A module that stands in a remote's folder during the build only. */
export function generatedModule(file: string, code: string): Plugin {
  return {
    name: 'shop:generated-module',
    enforce: 'pre',
    resolveId: (id) => (id === file ? file : null),
    load: (id) => (id === file ? code : null),
  };
}
