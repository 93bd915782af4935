import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Modules that ask where they stand (`import.meta.dirname`), so that they keep their place: the edge, and who starts renderers. */
const placed = /edge\/(main|renderer\/(main|renderer-process|confinement))\.ts$/;

/**
 * Bundles the edge into a directory: five files with all packages in them, and these packages' licences. They stand below
 * `edge/` as the sources do, since the edge starts its renderers from there and lets them read what is there.
 */
export async function bundleEdge(checkout: string, directory: string): Promise<void> {
  await build({
    configFile: false,
    root: checkout,
    logLevel: 'warn',
    plugins: [keepPlaces(), writeLicences(directory)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      outDir: directory,
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      target: 'node26',
      rolldownOptions: {
        input: { 'edge/main': 'edge/main.ts', 'edge/renderer/main': 'edge/renderer/main.ts' },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: ({ name }) => (name.includes('/') ? '[name].js' : 'edge/[name].js'),
          codeSplitting: {
            groups: [
              {
                name: 'edge/renderer/renderer-process',
                test: /edge\/renderer\/(renderer-process|confinement)\.ts$/,
              },
            ],
          },
        },
      },
    },
  });
  // Node takes `.js` for modules, and the renderers' confinement for a package of its own.
  writeFileSync(join(directory, 'package.json'), '{ "type": "module" }\n');
}

/** Refuses another module that asks where it stands: in a bundle it would stand elsewhere. */
function keepPlaces(): Plugin {
  return {
    name: 'keep-places',
    transform(code, id) {
      if (id.endsWith('.ts') && /import\.meta\.(dirname|filename|url)/.test(code) && !placed.test(id))
        this.error(`${id} asks where it stands, and build/bundle-edge.ts does not keep its place.`);
    },
  };
}

/** Writes the licences of the packages that are in the bundle into `LICENCES.txt`. */
function writeLicences(directory: string): Plugin {
  return {
    name: 'write-licences',
    writeBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const packages = new Set(modules.flatMap((id) => packageFolder(id) ?? []));
      const texts = [...packages].toSorted().map(licenceOf);
      writeFileSync(join(directory, 'LICENCES.txt'), texts.join('\n\n'));
    },
  };
}

/** The directory of the package that a module comes from; undefined for a module of this repository. */
function packageFolder(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

function licenceOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly [field in 'name' | 'version' | 'license']: string;
  };
  const [file] = globSync('{LICENSE,LICENCE,license,licence}*', { cwd: folder });
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version} (${license})\n${text}`;
}
