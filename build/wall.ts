import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { OxlintConfig } from 'oxlint';

export type Override = NonNullable<OxlintConfig['overrides']>[number];

export interface Restriction {
  readonly group: string[];
  readonly message: string;
  readonly allowTypeImports?: boolean;
}

// Every folder, so that an area is walled from its first file on.
export const remotes = readdirSync(join(import.meta.dirname, '../remotes'));
export const apps = ['host', ...remotes, 'sandbox', 'art', 'delivery', 'edge', 'kit', 'e2e', 'bench'];

export function wall(files: string[], patterns: Restriction[]): Override {
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

/** Packages of this repository, by name and by any relative way to their folders. */
export function packages(names: readonly string[]): string[] {
  return names.flatMap((name) => [
    `@shop/${name}`,
    `@shop/${name}/**`,
    `**/../${name}`,
    `**/../${name}/**`,
    `**/../remotes/${name}/**`,
  ]);
}

export function except(...names: string[]): string[] {
  return apps.filter((name) => !names.includes(name));
}
