import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readModuleGraph } from './module-graph.ts';

function graphOf(manifest: unknown) {
  const directory = mkdtempSync(join(tmpdir(), 'shop-graph-'));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  mkdirSync(join(directory, '.vite'));
  writeFileSync(join(directory, '.vite/manifest.json'), JSON.stringify(manifest));
  return readModuleGraph(directory);
}

const manifest = {
  'src/area.tsx': {
    file: 'area.js',
    src: 'src/area.tsx',
    imports: ['_parts.js'],
    dynamicImports: ['src/page.tsx'],
  },
  'src/page.tsx': { file: 'page.js', src: 'src/page.tsx', imports: ['_parts.js', '_glue.js'] },
  '_parts.js': { file: 'parts.js', imports: ['_glue.js'] },
  // Chunks may import each other.
  '_glue.js': { file: 'glue.js', imports: ['_parts.js', '_gone.js'] },
};

test('finds the chunk of a source file and the source of a chunk', () => {
  const graph = graphOf(manifest);
  expect(graph.chunkOf('src/page.tsx')).toBe('page.js');
  expect(graph.chunkOf('src/other.tsx')).toBeUndefined();
  expect(graph.sourceOf('page.js')).toBe('src/page.tsx');
  expect(graph.sourceOf('parts.js')).toBeUndefined();
});

test('follows what is imported statically, each chunk once, itself first', () => {
  const graph = graphOf(manifest);
  expect(graph.closure('area.js')).toEqual(['area.js', 'parts.js', 'glue.js']);
  expect(graph.closure('page.js')).toEqual(['page.js', 'parts.js', 'glue.js']);
  expect(graph.closure('unknown.js')).toEqual(['unknown.js']);
});
