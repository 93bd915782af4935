import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const router = createRequire(import.meta.url).resolve('@shop/shared/router');
const memoryRouter = join(dirname(router), 'memory/index.ts');

/** Gives areas the memory router under the name of the storefront's, and refuses a build that holds both. */
export function memoryRouterPlugin(): Plugin {
  return {
    name: 'shop:memory-router',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id.startsWith('react-router')) this.error(`${importer} would bring ${id} into a widget`);
      if (!/\brouter\b/.test(id)) return null;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found?.id === router ? memoryRouter : found;
    },
  };
}
