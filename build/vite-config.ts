import { browserFloor } from '@shop/shared/contracts';
import { cssModules, shadowDomCss, type ShadowDomCssOptions } from '@shop/shared/shadow-dom-css/plugin';
import react from '@vitejs/plugin-react';
import { build, mergeConfig, type InlineConfig, type Plugin, type PluginOption } from 'vite';
import { sharedModules } from './area-federation.ts';
import { routerImport, routerKey } from './shared-source.ts';

/** The floor as `build.target` of everything that browsers run: newer syntax and CSS are compiled away. */
export const buildTarget = Object.entries(browserFloor).map(([browser, version]) => browser + version);

/** Stands for what bundlers replace in packages, and for what widgets' builds leave out. */
export const productionDefine = {
  'process.env.NODE_ENV': JSON.stringify('production'),
  'import.meta.env.WIDGET': 'false',
};

/** The one configuration that all builds and dev servers start from, with what the build adds. */
export function baseConfig(own: InlineConfig): InlineConfig {
  const common: InlineConfig = {
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    css: { modules: cssModules },
    // Merging would add one target to the other.
    build: {
      ...(!own.build?.target && { target: buildTarget }),
      emptyOutDir: false,
      modulePreload: false,
      // How long plugins take is no warning for who starts the shop. Nor is an `import()` of what other chunks import
      // statically: it keeps the module out of the chunks of a page that arrives rendered.
      rolldownOptions: { checks: { bundlerTimings: false, ineffectiveDynamicImport: false } },
    },
  };
  return mergeConfig(common, own);
}

/**
 * The configuration of whole apps: with React and styles of their own.
 * @param styles whom the styles belong to
 * @param own what the build adds; its plugins run after the common ones
 * @param first plugins that run before the common ones
 */
export function viteConfig(
  styles: ShadowDomCssOptions,
  own: InlineConfig,
  first: readonly PluginOption[] = [],
): InlineConfig {
  return baseConfig(mergeConfig({ plugins: [...first, react(), shadowDomCss(styles)] }, own));
}

/** The configuration of production builds, with the manifest that tells which source is in which file. */
export function productionConfig(styles: ShadowDomCssOptions, own: InlineConfig): InlineConfig {
  return viteConfig(styles, mergeConfig({ define: productionDefine, build: { manifest: true } }, own));
}

interface ServerBuild {
  readonly root: string;
  /** Absolute path of the entry's source. */
  readonly source: string;
  readonly outDir: string;
  readonly styles: ShadowDomCssOptions;
  /** Modules that the edge gives, besides the share keys. */
  readonly external: readonly string[];
  readonly own?: InlineConfig;
}

/** Builds a server output, `entry.js`: a plain module that gets React and router from the process that imports it. */
export async function buildServerOutput(server: ServerBuild): Promise<void> {
  const { root, source, outDir, styles, external, own = {} } = server;
  const config: InlineConfig = {
    root,
    plugins: [refuseCopies(), externalRouter()],
    ssr: { noExternal: true },
    build: {
      outDir,
      target: 'esnext',
      ssr: source,
      rolldownOptions: {
        external: [...sharedModules().filter((name) => name !== routerImport), ...external],
        output: { entryFileNames: 'entry.js' },
      },
    },
  };
  await build(productionConfig(styles, mergeConfig(config, own)));
}

/** Server outputs import the router by its share key, whatever sources call it. */
function externalRouter(): Plugin {
  return {
    name: 'external-router',
    enforce: 'pre',
    resolveId: (id) => (id === routerImport ? { id: routerKey, external: true } : null),
  };
}

const singletons = /node_modules\/(react|react-dom|react-router|react-router-dom)\//;

/** Fails a build that bundles what the shell shares: a second React or router breaks the page at run time. */
export function refuseCopies(): Plugin {
  return {
    name: 'refuse-copies',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const copy = chunk.moduleIds.find((id) => singletons.test(id));
        if (copy)
          this.error(
            `${chunk.fileName} holds ${copy}: import it by its share key, so that the shell's copy is used.`,
          );
      }
    },
  };
}
