import type { Plugin } from 'vite';

const runtime = '/@react-refresh';

/**
 * A page has one refresh runtime, the shell's, which knows a component by the path of its file. Shell and areas each
 * have their own copy of what stands in shared/, of the same path: so an area's components are told apart by its name.
 */
export function areaRefresh(area: string, hostOrigin: string): Plugin {
  const mark = JSON.stringify(`${area} `);
  return {
    name: 'shop:area-refresh',
    enforce: 'pre',
    resolveId: (id) => (id === runtime ? id : null),
    load: (id) =>
      id === runtime
        ? `import * as shell from ${JSON.stringify(hostOrigin + runtime)};
export * from ${JSON.stringify(hostOrigin + runtime)};
export const register = (type, id) => shell.register(type, ${mark} + id);
export const registerExportsForReactRefresh = (file, exports) =>
  shell.registerExportsForReactRefresh(${mark} + file, exports);
export const validateRefreshBoundaryAndEnqueueUpdate = (file, before, after) =>
  shell.validateRefreshBoundaryAndEnqueueUpdate(${mark} + file, before, after);`
        : null,
  };
}
