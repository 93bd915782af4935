import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, type InlineConfig } from 'vite';

const checkout = join(import.meta.dirname, '../../..');

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
  install(folder, tarball);
  for (const one of packages) {
    const installed = dirname(require.resolve(`${one}/package.json`));
    symlinkSync(installed, join(folder, 'node_modules', one), 'junction');
  }
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

/** Empties the folder, and puts what the tarball holds into its packages. */
function install(folder: string, tarball: string): void {
  const installed = join(folder, 'node_modules/@sushi-shop/widgets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1']);
}

/** The compiler's errors for a module that uses the package, and for the pages of all apps. */
export function typeErrors(folder: string, tarball: string, code: string): string {
  install(folder, tarball);
  writeFileSync(join(folder, 'uses.tsx'), code);
  for (const page of ['react', 'vue'])
    cpSync(join(import.meta.dirname, 'pages', page), join(folder, page), { recursive: true });
  const compilerOptions = {
    strict: true,
    noEmit: true,
    jsx: 'react-jsx',
    target: 'es2022',
    module: 'preserve',
    allowImportingTsExtensions: true,
    skipLibCheck: true,
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  const tsc = join(checkout, 'node_modules/typescript/bin/tsc');
  return spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout;
}

function configuration(root: string, options: InlineConfig['build']): InlineConfig {
  return {
    root,
    configFile: false,
    // Bundlers warn of `'use client'`, which is for servers.
    logLevel: 'error',
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
