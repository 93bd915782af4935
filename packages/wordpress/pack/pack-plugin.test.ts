import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { findAreas, readAreaManifest } from '../../../build/areas.ts';
import { checkout } from '../../../scripts/build-all.ts';
import { pluginFiles, pluginVersion } from './pack-plugin.ts';
import { zipOf } from './zip.ts';

const textOf = (path: string) => String(pluginFiles()[`sushi-shop/${path}`]);

test('a zip has its files, deflated, with the same bytes each time', () => {
  const files = { 'b/two.txt': Buffer.from('2'.repeat(999)), 'a.txt': Buffer.from('one') };
  const zip = zipOf(files);
  expect(zip.equals(zipOf(files))).toBe(true);
  const entries = zip.readUInt16LE(zip.length - 12);
  expect(entries).toBe(2);
  // The first local header: name at 30.
  expect(zip.toString('latin1', 30, 35)).toBe('a.txt');
  expect(String(inflateRawSync(zip.subarray(35, 35 + zip.readUInt32LE(18))))).toBe('one');
});

test('the plugin has all elements and pieces, with their pages, and no others', () => {
  const areas = findAreas(checkout).map((name) => readAreaManifest(checkout, name));
  const known = areas.flatMap(({ elements, pieces = {} }) => Object.entries({ ...elements, ...pieces }));
  const listed = [...textOf('includes/elements.php').matchAll(/^\t\t'(shop-[\w-]+)'.*?'(\/[^']*)'/gm)];
  const ours = Object.fromEntries(listed.map(([, tag = '', path = '']) => [tag, path.replace(/\?.*/, '')]));
  expect(Object.keys(ours).toSorted()).toEqual(known.map(([tag]) => tag).toSorted());
  for (const [tag, { path }] of known) expect([tag, ours[tag]]).toEqual([tag, path.replace(/\?.*/, '')]);
});

test('its versions agree, and every PHP file refuses to be opened by itself', () => {
  const version = pluginVersion();
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  expect(textOf('sushi-shop.php')).toContain(`VERSION = '${version}'`);
  expect(textOf('readme.txt')).toContain(`Stable tag: ${version}`);
  expect(textOf('block/block.json')).toContain(`"version": "${version}"`);
  const open = Object.entries(pluginFiles())
    .filter(
      ([path, content]) => path.endsWith('.php') && !/defined\( '\w+' \) \|\| exit;/.test(String(content)),
    )
    .map(([path]) => path);
  expect(open).toEqual([]);
});
