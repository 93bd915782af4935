import { paymentAwayPath, paymentBackPath } from '@shop/shared/contracts';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { findAreas, readAreaManifest } from '../build/areas.ts';
import {
  camelCase,
  checkName,
  copyTemplateFile,
  filesBelow,
  TemplateError,
  type TemplateNames,
} from '../kit/src/template/template-files.ts';
import { findMatchingRoutes } from './matching-routes.ts';

const template = 'templates/area';

/** Paths below which the edge serves files and widgets, and those of its payment pages and of the demo page. */
const servedByEdge = /^\/(releases|embed)(\/|$)/;
const otherPages: readonly string[] = [paymentAwayPath, paymentBackPath, '/test'];

/** Makes `remotes/<name>`, an area with one page at `/<name>`, and its entries in package-lock.json; gives the files. */
export function newArea(checkout: string, name: string): string[] {
  checkName(name);
  if (existsSync(join(checkout, 'remotes', name)))
    throw new TemplateError(`remotes/${name} is there already.`);
  checkPath(checkout, name, `/${name}`);
  const order = nextLinkOrder(checkout);
  const files = filesBelow(join(checkout, template)).map((file) => {
    const names: TemplateNames = { area: name, page: 'overview', path: `/${name}` };
    return copyFile(checkout, file, `remotes/${name}/${file}`, names);
  });
  edit(join(checkout, `remotes/${name}/area.json`), (text) =>
    text.replace(/"order": \d+/, `"order": ${order}`),
  );
  lockWorkspace(checkout, name);
  return [...files, 'package-lock.json'];
}

/** Order of a further link in the navigation, after those of all areas. */
export function nextLinkOrder(checkout: string): number {
  const links = findAreas(checkout).flatMap((area) => readAreaManifest(checkout, area).navigation ?? []);
  return Math.max(0, ...links.map((link) => link.order)) + 10;
}

/** Makes `remotes/<area>/src/<page>`, a page at `path`, and its route in the area; gives the files. */
export function newPage(
  checkout: string,
  area: string,
  page: string,
  path: string = `/${area}/${page}`,
): string[] {
  checkName(area);
  checkName(page);
  const root = `remotes/${area}`;
  if (!existsSync(join(checkout, root, 'area.json')))
    throw new TemplateError(`There is no area ${area}, only ${findAreas(checkout).join(', ')}.`);
  checkPath(checkout, area, path);
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

/** Place of the bracket that closes the one at `start`; texts and comments hold none, or pairs. */
function closingBracket(code: string, start: number): number {
  const open = code[start];
  const close = open === '{' ? '}' : ']';
  let depth = 0;
  for (let at = start; at < code.length; at += 1) {
    if (code[at] === open) depth += 1;
    if (code[at] === close) depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

/** Adds a route and its early call to the text of a manifest, which is else left as it is written. */
export function addToManifest(text: string, path: string): string {
  const early = `${JSON.stringify(path)}: [{ "call": "company.info" }]`;
  const routed = addEntry(text, 'routes', '[', JSON.stringify(path));
  return /"early"\s*:/.test(routed)
    ? addEntry(routed, 'early', '{', early)
    : routed.replace(/"routes"\s*:/, `"early": { ${early} },\n  "routes":`);
}

/** Adds an entry at the end of a list or an object of a manifest. */
function addEntry(text: string, name: string, bracket: '[' | '{', entry: string): string {
  const start = text.indexOf(bracket, text.search(new RegExp(`"${name}"\\s*:`)));
  const end = closingBracket(text, start);
  const before = text.slice(0, end).trimEnd();
  return `${before}${before.endsWith(bracket) ? '' : ','} ${entry} ${text.slice(end)}`;
}

/** Refuses a path that is not plain, or that another page or area has; a page may match a pattern of its own area. */
function checkPath(checkout: string, area: string, path: string): void {
  if (!/^(\/[a-z\d]+(-[a-z\d]+)*)+$/.test(path))
    throw new TemplateError(
      `"${path}" is no path: it begins with a slash, and its parts are small letters and digits, with single hyphens between.`,
    );
  if (servedByEdge.test(path) || otherPages.includes(path))
    throw new TemplateError(`The path ${path} belongs to the edge or to the shell, not to an area.`);
  for (const { area: owner, pattern } of findMatchingRoutes(checkout, path)) {
    const isFree = pattern !== path && (owner === area || pattern.endsWith('*'));
    if (!isFree)
      throw new TemplateError(
        `The path ${path} belongs to the area ${owner} already${pattern === path ? '' : `, as ${pattern}`}.`,
      );
  }
}

function copyFile(checkout: string, file: string, target: string, names: TemplateNames): string {
  copyTemplateFile(join(checkout, template, file), join(checkout, target), names);
  return target;
}

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

/** Why the formatter failed. */
export class FormatError extends Error {
  override readonly name = 'FormatError';
}

/** Formats files of a checkout, by paths relative to it. Throws a `FormatError`. */
export function formatFiles(checkout: string, files: readonly string[]): void {
  const oxfmt = join(checkout, 'node_modules/.bin/oxfmt');
  const options = { cwd: checkout, encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const { status, stdout, stderr, error } = spawnSync(oxfmt, files, options);
  if (status === 0) return;
  const reason = error?.message ?? `${stdout}${stderr}`.trim();
  throw new FormatError(`The files could not be formatted. Mend this, then run npm run format:\n${reason}`);
}
