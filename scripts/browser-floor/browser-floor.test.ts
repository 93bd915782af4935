import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { expect, onTestFinished, test } from 'vitest';
import { checkout } from '../build-all.ts';
import { exceptionsFor } from './exceptions.ts';
import { scriptUses } from './script-uses.ts';
import { styleUses } from './style-uses.ts';
import type { Use } from './support.ts';

/** What is found in a file of a project of its own. */
function usesIn(file: string, text: string): Use[] {
  const folder = join(checkout, '.cache');
  mkdirSync(folder, { recursive: true });
  const root = mkdtempSync(join(folder, 'floor-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const compilerOptions = { lib: ['esnext', 'dom'], jsx: 'preserve', types: ['react'] };
  writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  writeFileSync(join(root, file), text);
  const api = new API({ cwd: root });
  onTestFinished(() => api.close());
  const config = join(root, 'tsconfig.json');
  const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
  if (!project) throw new Error('the project was not opened');
  return scriptUses(project, join(root, file), file);
}

/** Line and feature of each. */
function found(file: string, text: string): string[] {
  return usesIn(file, text).map(({ line, feature }) => `${line} ${feature}`);
}

test('reports file, line, feature and the browsers that lack it', () => {
  expect(usesIn('a.ts', "\nexport const isAddress = URL.canParse('/');")).toEqual([
    {
      file: 'a.ts',
      line: 2,
      feature: 'URL.canParse',
      lacking: ['chrome 111', 'edge 111', 'firefox 114', 'safari 16.4', 'ios 16.4'],
    },
  ]);
});

test('finds a member by the type that it is read from', () => {
  const text = `
export const ends = Promise.withResolvers<void>();
export const size = (query: URLSearchParams, set: Set<string>) => query.size + set.size;
export const sorted = (list: readonly number[]) => list.toSorted();
export const both = (one: Set<string>, other: Set<string>) => one.union(other);
export const { any } = AbortSignal;
export const busy = (element: Element) => element.ariaBusy;
export const own = { toSorted: () => [] }.toSorted();`;
  expect(found('a.ts', text)).toEqual([
    '2 Promise.withResolvers',
    '3 URLSearchParams.size',
    '4 Array.toSorted',
    '5 Set.union',
    '7 ARIAMixin.ariaBusy',
    '6 AbortSignal.any',
  ]);
});

test('finds globals and attributes, and ignores types', () => {
  const text = `
export const task = () => requestIdleCallback(() => {});
export const dialog = <dialog closedby="any" className="a" />;
export type Sorted = number[]['toSorted'];`;
  expect(found('a.tsx', text)).toEqual(['3 <dialog closedby>', '2 requestIdleCallback']);
});

test('finds in a style sheet what the build does not compile away', () => {
  const css = `
.a {
  color: light-dark(red, tan);
  & .b { text-wrap: balance }
  user-select: none;
}
.a:has(b) { color: red }`;
  const features = styleUses('a.css', css).map(({ line, feature }) => `${line} ${feature}`);
  expect(features).toEqual(['7 :has', '4 text-wrap', '4 text-wrap: balance']);
});

test('an exception stands for a feature, for all values of a property, or for one file', () => {
  expect(exceptionsFor({ file: 'a.css', line: 1, feature: 'text-wrap: balance', lacking: [] })).toEqual([
    'text-wrap: balance',
    'text-wrap',
    'a.css text-wrap: balance',
  ]);
  expect(exceptionsFor({ file: 'a.css', line: 1, feature: ':has', lacking: [] })).toContain('a.css :has');
});
