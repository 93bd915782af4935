import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A name that cannot be used; the message says why. */
export class TemplateError extends Error {
  override readonly name = 'TemplateError';
}

/** What the words of the template become. */
export interface TemplateNames {
  readonly area: string;
  readonly page: string;
  /** Path of the page. */
  readonly path: string;
}

/** Throws a `TemplateError` for what can be no name of an area or a page. */
export function checkName(name: string): void {
  if (!/^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(name))
    throw new TemplateError(`"${name}" is no name: small letters and digits, with single hyphens between.`);
}

/** All files below a folder, with slashes, relative to it. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .toSorted();
}

/** Copies a file of the template with its words replaced. @param change of the text, after that */
export function copyTemplateFile(
  source: string,
  target: string,
  names: TemplateNames,
  change: (text: string) => string = (text) => text,
): void {
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, change(renamed(readFileSync(source, 'utf8'), names)));
}

/** The path is put in last, since it may hold words of the template. */
function renamed(text: string, names: TemplateNames): string {
  return text
    .split(/\/sample(?=['"])/)
    .map((part) => renameWords(part, names))
    .join(names.path);
}

function renameWords(text: string, { area, page }: TemplateNames): string {
  return text
    .replace(/\bsample\b/g, area)
    .replace(/\bSAMPLE\b/g, linkText(area))
    .replace(/Overview(?=[A-Z])/g, camelCase(`-${page}`))
    .replace(/overview(?=[A-Z])/g, camelCase(page))
    .replace(/\bOverview\b/g, label(page))
    .replace(/\boverview\b/g, page);
}

/** Text of a link in the navigation, which is in capitals. */
export const linkText = (name: string): string => name.replaceAll('-', ' ').toUpperCase();

export const camelCase = (name: string): string =>
  name.replace(/-([a-z\d])/g, (_, letter: string) => letter.toUpperCase());

const label = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ');
