import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkName, copyTemplateFile, filesBelow, TemplateError } from '../template/template-files.ts';
import { readKitPackage } from '../kit-package.ts';
import { UsageError, type Verb } from './verb.ts';

const templates = join(import.meta.dirname, '../../../templates');

/** What may be there already: what installing the kit leaves, and a repository's own. */
const harmless = new Set(['.git', '.npmrc', 'node_modules', 'package.json', 'package-lock.json']);

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const create: Verb = {
  usage: 'create <name>',
  summary:
    'Makes an area in this folder, which has to be empty: a page, a widget, a link in the navigation, tests.',
  async run([name = '', ...others], folder) {
    if (others.length > 0 || name === '') throw new UsageError('Name the area, e.g. events.');
    const foreign = readdirSync(folder).filter((file) => !harmless.has(file));
    if (foreign.length > 0)
      throw new UsageError(`${folder} is not empty: there is ${foreign.slice(0, 3).join(', ')}.`);
    try {
      checkName(name);
    } catch (error) {
      if (error instanceof TemplateError) throw new UsageError(error.message, { cause: error });
      throw error;
    }
    const files = createArea(folder, name);
    console.log(`Made:\n${files.map((file) => `  ${file}`).join('\n')}\n`);
    console.log(
      'Next: npm install, then npm run check, npm test and npm run build. README.md tells the rest.',
    );
    return 0;
  },
};

/** Writes the area's files; gives their names. */
export function createArea(folder: string, name: string): string[] {
  const installed = readManifest(folder);
  const names = { area: name, page: 'overview', path: `/${name}` };
  const copied = ['area', 'repository'].flatMap((template) =>
    filesBelow(join(templates, template)).map((file) => {
      // Packages leave some files with a dot out, and tools would take others for their own.
      const target = file.replace(/^_/, '.').replace(/\.template$/, '');
      copyTemplateFile(join(templates, template, file), join(folder, target), names, forRepository);
      return target;
    }),
  );
  keepDependencies(join(folder, 'package.json'), installed);
  return [...new Set(copied)].toSorted();
}

/** Areas outside of the checkout import from the kit what those inside import from `shared/`. */
function forRepository(text: string): string {
  return text.replaceAll("'@shop/shared/", "'@shop/area-kit/");
}

function readManifest(folder: string): Manifest {
  const file = join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}

/**
 * Gives what the area uses itself the kit's versions. The kit stays where it was installed from, e.g. a file, and so does
 * everything else that the package.json said and the area's does not.
 */
function keepDependencies(file: string, { dependencies, devDependencies, ...others }: Manifest): void {
  const made = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  const kit = readKitPackage();
  const versions: Readonly<Record<string, string>> = { ...kit.dependencies, '@shop/area-kit': kit.version };
  const asked = Object.entries(made.devDependencies ?? {}).map(([name, any]) => [
    name,
    versions[name] ?? any,
  ]);
  const kept = {
    ...(Object.fromEntries(asked) as Record<string, string>),
    ...dependencies,
    ...devDependencies,
  };
  writeFileSync(file, `${JSON.stringify({ ...others, ...made, devDependencies: kept }, null, 2)}\n`);
}
