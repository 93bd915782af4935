import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkName, copyTemplateFile, filesBelow, TemplateError } from '../template/template-files.ts';
import { readKitPackage } from '../kit-package.ts';
import { UsageError, type Verb } from './verb.ts';

const templates = join(import.meta.dirname, '../../../templates');

/** What may be there already: a repository's own files, the kit's tarball, and what installing the kit leaves. */
const harmless =
  /^(?:\..+|.+\.md|readme.*|licen[cs]e.*|copying.*|notice.*|shop-area-kit-.+\.tgz|node_modules|package(?:-lock)?\.json)$/i;

interface Manifest extends Readonly<Record<string, unknown>> {
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

export const create: Verb = {
  usage: 'create <name>',
  summary: [
    'Makes an area in this folder: a page, a widget, a link in the navigation, tests.',
    'The folder may have what repositories begin with, such as README, LICENSE and .gitignore. A file that is there stays as it is;',
    'package.json gets what it lacks.',
  ].join('\n'),
  async run([name = '', ...others], folder) {
    if (others.length > 0 || name === '') throw new UsageError('Name the area, e.g. events.');
    const foreign = readdirSync(folder).filter((file) => !harmless.test(file));
    if (foreign.length > 0)
      throw new UsageError(
        `${folder} has more than a repository begins with: ${foreign.slice(0, 3).join(', ')}. Make the area in a folder of its own.`,
      );
    try {
      checkName(name);
    } catch (error) {
      if (error instanceof TemplateError) throw new UsageError(error.message, { cause: error });
      throw error;
    }
    console.log(reportLines(createArea(folder, name)).join('\n'));
    return 0;
  },
};

interface CreatedFiles {
  readonly made: readonly string[];
  /** Those that were there. */
  readonly left: readonly string[];
  /** Scripts that package.json had, under a name that the area's own would have. */
  readonly leftScripts: readonly string[];
  /** What a .gitignore that was there does not name. */
  readonly unignored: readonly string[];
}

/** Writes the area's files, but for those that are there. */
function createArea(folder: string, name: string): CreatedFiles {
  const names = { area: name, page: 'overview', path: `/${name}` };
  const [made, left]: [string[], string[]] = [[], []];
  for (const template of ['area', 'repository'])
    for (const file of filesBelow(join(templates, template))) {
      // The repository's is the one that counts.
      if (file === 'package.json') continue;
      // Packages leave some files with a dot out, and tools would take others for their own.
      const target = file.replace(/^_/, '.').replace(/\.template$/, '');
      const isThere = existsSync(join(folder, target));
      (isThere ? left : made).push(target);
      if (!isThere)
        copyTemplateFile(join(templates, template, file), join(folder, target), names, forRepository);
    }
  const leftScripts = completeManifest(join(folder, 'package.json'), name);
  const linesOf = (file: string) => readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  const ignored = new Set(linesOf(join(folder, '.gitignore')).map(withoutSlashes));
  const unignored = linesOf(join(templates, 'repository/_gitignore')).filter(
    (line) => !ignored.has(withoutSlashes(line)),
  );
  return { made: [...made, 'package.json'].toSorted(), left: left.toSorted(), leftScripts, unignored };
}

const withoutSlashes = (line: string): string => line.trim().replaceAll(/^\/|\/$/g, '');

function reportLines({ made, left, leftScripts, unignored }: CreatedFiles): string[] {
  const stays = [...left, ...leftScripts.map((script) => `package.json: the script "${script}"`)];
  return [
    'Made:',
    ...made.map((file) => `  ${file}`),
    ...(stays.length > 0 ? ['Left as it was:', ...stays.map((one) => `  ${one}`)] : []),
    ...(unignored.length > 0 ? [`.gitignore does not name ${unignored.join(', ')}: add them.`] : []),
    '',
    'Next: npm install, then npm run check, npm test and npm run build. npx area-kit --help lists what else there is.',
  ];
}

/** Areas outside of the checkout import from the kit what those inside import from `shared/`. */
function forRepository(text: string): string {
  return text.replaceAll("'@shop/shared/", "'@shop/area-kit/");
}

/** What `npm init` writes where there are no tests. */
const noTests = /no test specified/;

/**
 * Adds to the package.json what an area needs that it does not say, with the kit's versions; the kit stays where it was installed
 * from, e.g. a file. Returns the names of scripts that the area's would have replaced.
 */
function completeManifest(file: string, area: string): string[] {
  const { type: _, scripts = {}, devDependencies, ...others } = readManifest(file);
  const template = readManifest(join(templates, 'repository/package.json'));
  const kit = readKitPackage();
  const versions: Readonly<Record<string, string>> = { ...kit.dependencies, '@shop/area-kit': kit.version };
  const present = { ...others.dependencies, ...devDependencies };
  const lacking = Object.keys(template.devDependencies ?? {}).filter((name) => !(name in present));
  const own = Object.fromEntries(Object.entries(scripts).filter(([, script]) => !noTests.test(script)));
  const manifest = {
    ...template,
    name: area,
    ...others,
    scripts: { ...template.scripts, ...own },
    // In the order in which npm writes them.
    devDependencies: Object.fromEntries(
      Object.entries({
        ...Object.fromEntries(lacking.map((name) => [name, versions[name] ?? '*'])),
        ...devDependencies,
      }).toSorted(([a], [b]) => (a < b ? -1 : 1)),
    ),
  };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return Object.keys(template.scripts ?? {}).filter(
    (name) => name in own && own[name] !== template.scripts?.[name],
  );
}

function readManifest(file: string): Manifest {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : {};
}
