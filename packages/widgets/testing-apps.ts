import { execFileSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const checkout = join(import.meta.dirname, '../..');

/** An app with a framework of its own, as a customer's: by name, its page's folder and where its packages are required from. */
const apps = {
  'react-18': { page: 'react', from: 'e2e/package.json', packages: ['react', 'react-dom'] },
  'react-19': { page: 'react', from: 'package.json', packages: ['react', 'react-dom'] },
  'vue-3': { page: 'vue', from: 'packages/widgets/package.json', packages: ['vue'] },
} as const;

export type AppName = keyof typeof apps;
export const appNames = Object.keys(apps) as AppName[];

/** A built app. */
export interface App {
  /** The module that its page names; defines `window.hydrate`. */
  readonly script: string;
  /** Renders its page in a Node of its own. */
  render(apiBase: string, shop: string): string;
}

/** Puts the app into `folder`, with the package that the tarball holds, and builds its two entries for development. */
export async function buildApp(name: AppName, folder: string, tarball: string): Promise<App> {
  const { page, from, packages } = apps[name];
  const require = createRequire(join(checkout, from));
  const installed = join(folder, 'node_modules');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(installed, '@sushi-shop/widgets'), { recursive: true });
  for (const one of packages)
    symlinkSync(dirname(require.resolve(`${one}/package.json`)), join(installed, one), 'junction');
  execFileSync('tar', ['-xzf', tarball, '-C', join(installed, '@sushi-shop/widgets'), '--strip-components=1']);
  cpSync(join(import.meta.dirname, 'pages', page), folder, { recursive: true });
  const entry = (target: string) => join(folder, globSync(`${target}.ts*`, { cwd: folder })[0] ?? '');
  await build(configuration(folder, { rolldownOptions: { input: entry('client') } }));
  await build(configuration(folder, { ssr: entry('server'), emptyOutDir: false }));
  return {
    script: readFileSync(join(folder, 'dist/client.js'), 'utf8'),
    render: (...shop) =>
      execFileSync(process.execPath, [join(folder, 'dist/server.js'), ...shop], { encoding: 'utf8' }),
  };
}

function configuration(root: string, options: InlineConfig['build']): InlineConfig {
  return {
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      'process.env.NODE_ENV': '"development"',
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
    },
    // The page has its template as a text.
    resolve: options?.ssr ? {} : { alias: { vue: 'vue/dist/vue.esm-bundler.js' } },
    build: {
      minify: false,
      modulePreload: false,
      ...options,
      rolldownOptions: { ...options?.rolldownOptions, output: { entryFileNames: '[name].js' } },
    },
  };
}
