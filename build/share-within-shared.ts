import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const sharedFolder = join(dirname(import.meta.dirname), 'shared/');

/**
 * The federation plugin leaves a share key alone when the importer belongs to the same package, and so would bundle
 * a router for the parts of shared/ui that use it. Such imports are resolved as if the remote had made them.
 */
export function shareWithinShared(remoteModule: string, sharedModules: readonly string[]): Plugin {
  return {
    name: 'share-within-shared',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!sharedModules.includes(source) || !importer?.startsWith(sharedFolder)) return null;
      return this.resolve(source, remoteModule, { skipSelf: true });
    },
  };
}

/**
 * The federation plugin drops the exports of share keys that nobody imports, and takes for nobody whom it has not
 * seen 10 ms after the last module it saw: on a busy machine a build failed for want of an export now and then.
 * A namespace import in the first module of all makes it keep every export (0.3 kB).
 */
export function keepSharedExports(remoteModule: string, sharedModules: readonly string[]): Plugin {
  const imports = sharedModules.map((module, index) => `import * as $shared${index} from '${module}';`);
  return {
    name: 'keep-shared-exports',
    enforce: 'pre',
    apply: 'build',
    transform: (code, id) => (id === remoteModule ? { code: imports.join('') + code, map: null } : null),
  };
}
