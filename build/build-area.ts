import { releaseMark } from '@shop/shared/contracts';
import { registryClient } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { build } from 'vite';
import { areaFederation } from './area-federation.ts';
import { loadModulePlugin } from './load-module-plugin.ts';
import { buildServerOutput, productionConfig, refuseCopies } from './vite-config.ts';

interface AreaBuild {
  readonly name: string;
  /** The area's folder. */
  readonly root: string;
  readonly outDir: string;
  readonly version: string;
  /** Where the browser's files are, relative to the release; in the release itself unless given. */
  readonly files?: string;
}

// The plugin's own modules in one chunk: fewer requests, no bytes more.
const glue = {
  name: 'glue',
  test: /__loadShare__|_virtual_mf|__mf_|SharedImportMap|module-federation|shadow-dom-css\/|shop:load-module/,
  priority: 100,
};

// HTML of the provider in one chunk, without the parser that few pages need. After `common`, which keeps what both use.
const providerHtml = {
  name: 'provider-html',
  test: /\/(?:provider-html\/(?!parse5-parser)|contracts\/players)/,
  priority: 0,
};

// Schemas of the provider's answers in one chunk: a page that arrives rendered needs them only for its further calls.
const answerSchemas = {
  name: 'answer-schemas',
  test: /node_modules\/valibot\/|contracts\/provider\//,
  minShareCount: 2,
  priority: 1,
};

// What several pages of the area use, in one chunk. What is shared but rarely needed at first stays apart: HTML of the
// provider, dialogs, the lightbox, the rest of a list, storage, search, what a device remembers of diets and favourites, and adding to the
// cart, which lists load with the first press.
const pagesCommon = {
  name: 'common',
  test: /^(?!\0)(?!.*\/(provider-html\/|contracts\/players|ui\/dialog\/|ui\/list\/(?:load-list|page-part)|shared\/storage\/|use-device-text-writer|add-to-cart\/(?!use-)|empty-list|dish-row\/|grid-skeleton|use-dishes|provider\/find-products|shared\/cart\/basket|saved-slugs|menu-search\/|lightbox\/|opened-picture|shared\/diet\/|diet\/(?!card-)|messages\/diet|src\/product\/|valibot\/|contracts\/provider\/(?!endpoint\.[jt]s|index\.[jt]s)))/,
  minShareCount: 2,
  priority: 2,
};

// What reads and judges the statements of dishes, in one chunk: filters, search and diets each need most of it.
const diet = { name: 'diet', test: /\/shared\/diet\/(?!diet-name|index)/, minShareCount: 2, priority: 1 };

// What loads lists, in one chunk: a page that the browser renders needs both at once.
const lists = { name: 'load-list', test: /\/ui\/list\/(?:load-list|page-part)/, priority: 0 };

// What stands where a list has found nothing, and below a search. Each chunk has a hash that compresses by nothing in the table
// that every first list loads.
const found = { name: 'found', test: /\/(empty-list|also-found)\.tsx/, priority: 0 };

// A picture over the whole page, of a dish and of the gallery.
const lightbox = { name: 'lightbox', test: /\/(lightbox\/|opened-picture)/, priority: 0 };

// What a product's page shares with parts of other pages that load later, rows of dishes among them, in one chunk: its page has one
// request for it.
const ofProductPage = {
  name: 'product',
  test: /\/(shared\/storage\/|use-device-text-writer|saved-slugs|messages\/diet|src\/product\/|pending-cart-item|my-diet-button|dish-row|use-dishes|find-products|saved-dishes\.tsx|related-products)/,
  minShareCount: 2,
  priority: 1,
};

const stylesOf = ({ name, version }: AreaBuild) => ({
  group: `${name}@${version}`,
  registry: registryClient,
});

/** The federated output: `remoteEntry.js` and chunks that load from wherever the entry was loaded. */
async function buildFederated(area: AreaBuild): Promise<void> {
  const { root, outDir } = area;
  await build(
    productionConfig(stylesOf(area), {
      root,
      base: '',
      plugins: [refuseCopies(), loadModulePlugin(), areaFederation(area)],
      build: {
        outDir,
        rolldownOptions: {
          input: join(root, 'src/area.tsx'),
          output: {
            codeSplitting: {
              groups: [
                glue,
                answerSchemas,
                providerHtml,
                diet,
                lists,
                found,
                lightbox,
                pagesCommon,
                ofProductPage,
              ],
            },
          },
        },
      },
    }),
  );
}

/** The server output: the same area as a plain module. */
export async function buildServer(area: AreaBuild): Promise<void> {
  const { name, root, outDir, files = '' } = area;
  await buildServerOutput({
    root,
    source: join(root, 'src/area.tsx'),
    outDir: join(outDir, 'server'),
    styles: stylesOf(area),
    external: ['react-dom'],
    // Pictures stand beside the browser's chunks, wherever those are served: the edge puts their address in.
    own: { experimental: { renderBuiltUrl: (file) => releaseMark(name) + files + file } },
  });
}

export async function buildArea(area: AreaBuild): Promise<void> {
  await buildFederated(area);
  await buildServer(area);
}
