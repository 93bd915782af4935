import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'vite';
import { findAreas, readAreaManifest } from '../build/areas.ts';

/** A name that cannot be used; the message says why. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** What the words of the template become. */
interface Names {
  readonly area: string;
  readonly page: string;
  /** Path of the page. */
  readonly path: string;
}

const template = 'templates/area';

/** Makes `remotes/<name>`, an area with one page at `/<name>`, and its entries in package-lock.json; gives the files. */
export function newArea(checkout: string, name: string): string[] {
  checkName(name);
  if (existsSync(join(checkout, 'remotes', name)))
    throw new TemplateError(`remotes/${name} is there already.`);
  checkPath(checkout, `/${name}`);
  const links = findAreas(checkout).flatMap((area) => readAreaManifest(checkout, area).navigation ?? []);
  const order = Math.max(0, ...links.map((link) => link.order)) + 10;
  const files = filesBelow(join(checkout, template)).map((file) => {
    const names: Names = { area: name, page: 'overview', path: `/${name}` };
    return copyFile(checkout, file, `remotes/${name}/${file}`, names);
  });
  edit(join(checkout, `remotes/${name}/area.json`), (text) =>
    text.replace(/"order": \d+/, `"order": ${order}`),
  );
  lockWorkspace(checkout, name);
  return files;
}

/** Makes `remotes/<area>/src/<page>`, a page at `/<area>/<page>`, and its route in the area; gives the files. */
export function newPage(checkout: string, area: string, page: string): string[] {
  checkName(area);
  checkName(page);
  const root = `remotes/${area}`;
  if (!existsSync(join(checkout, root, 'area.json'))) throw new TemplateError(`There is no area ${area}.`);
  const path = `/${area}/${page}`;
  checkPath(checkout, path);
  const made = filesBelow(join(checkout, template))
    .filter((file) => file.includes('overview'))
    .map((file) => [file, `${root}/${file.replaceAll('overview', page)}`] as const);
  const existing = made.find(([, target]) => existsSync(join(checkout, target)));
  if (existing) throw new TemplateError(`${existing[1]} is there already.`);
  const files = made.map(([file, target]) => copyFile(checkout, file, target, { area, page, path }));
  const route = `${camelCase(page)}Route`;
  edit(join(checkout, root, 'src/area.tsx'), (code) => addRoute(code, route, `./${page}/route.ts`));
  edit(join(checkout, root, 'area.json'), (text) => addToManifest(text, path));
  return [...files, `${root}/src/area.tsx`, `${root}/area.json`];
}

/** Adds a call of `route` to the routes that an area's source gives to `areaRoute`. */
export function addRoute(code: string, route: string, module: string): string {
  const call = code.indexOf('areaRoute(platform, [');
  const { program } = parseSync('area.tsx', code);
  const imports = program.body.filter(({ type }) => type === 'ImportDeclaration');
  const lastImport = imports.at(-1)?.end ?? 0;
  const end = call < 0 ? -1 : closingBracket(code, code.indexOf('[', call));
  if (end < 0) throw new TemplateError('area.tsx gives no list of routes to areaRoute(platform, […]).');
  const list = code.slice(0, end).trimEnd();
  const comma = /[,[]$/.test(list) ? '' : ',';
  const routes = `${list}${comma} ${route}(platform)${code.slice(end)}`;
  return `${routes.slice(0, lastImport)}\nimport { ${route} } from '${module}';${routes.slice(lastImport)}`;
}

/** Place of the bracket that closes the one at `start`; texts and comments of route lists hold no brackets. */
function closingBracket(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === '[') depth += 1;
    if (code[at] === ']') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function addToManifest(text: string, path: string): string {
  const manifest = JSON.parse(text) as { routes: string[]; early?: Record<string, unknown> };
  manifest.routes.push(path);
  manifest.early = { ...manifest.early, [path]: [{ call: 'company.info' }] };
  return JSON.stringify(manifest, null, 2);
}

function checkName(name: string): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new TemplateError(`"${name}" is no name: small letters and digits, with single hyphens between.`);
}

function checkPath(checkout: string, path: string): void {
  const owner = findAreas(checkout).find((area) => readAreaManifest(checkout, area).routes.includes(path));
  if (owner) throw new TemplateError(`The path ${path} belongs to the area ${owner} already.`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

function copyFile(checkout: string, file: string, target: string, names: Names): string {
  const text = readFileSync(join(checkout, template, file), 'utf8');
  mkdirSync(dirname(join(checkout, target)), { recursive: true });
  writeFileSync(join(checkout, target), renamed(text, names));
  return target;
}

function renamed(text: string, { area, page, path }: Names): string {
  const pascal = camelCase(`-${page}`);
  return text
    .replace(/\/sample(?=['"])/g, path)
    .replace(/\bsample\b/g, area)
    .replace(/\bSAMPLE\b/g, area.replaceAll('-', ' ').toUpperCase())
    .replace(/Overview(?=[A-Z])/g, pascal)
    .replace(/overview(?=[A-Z])/g, camelCase(page))
    .replace(/\bOverview\b/g, label(page))
    .replace(/\boverview\b/g, page);
}

const camelCase = (name: string): string =>
  name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

const label = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');

/** What npm writes for a workspace, so that `npm ci` accepts the lockfile. */
function lockWorkspace(checkout: string, name: string): void {
  edit(join(checkout, 'package-lock.json'), (text) => {
    const lockfile = JSON.parse(text) as { packages: Record<string, unknown> };
    const manifest = readFileSync(join(checkout, `remotes/${name}/package.json`), 'utf8');
    const { version, dependencies } = JSON.parse(manifest) as Record<string, unknown>;
    const packages = Object.entries({
      ...lockfile.packages,
      [`remotes/${name}`]: { name: `@shop/${name}`, version, dependencies },
      [`node_modules/@shop/${name}`]: { resolved: `remotes/${name}`, link: true },
    });
    lockfile.packages = Object.fromEntries(packages.toSorted(([a], [b]) => (a < b ? -1 : 1)));
    return `${JSON.stringify(lockfile, null, 2)}\n`;
  });
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}
