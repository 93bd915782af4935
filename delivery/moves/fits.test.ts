import { expect, test } from 'vitest';
import { misfits, type ReleaseFacts } from './fits.ts';

const set = (range: string, react: string): ReleaseFacts[] => [
  { app: 'host', version: 'h1', contracts: ['1.0'], shared: { react }, routes: [], elements: [] },
  {
    app: 'blog',
    version: 'b1',
    requires: '^1.0',
    sharedRanges: { react: range },
    routes: ['/blog'],
    elements: [],
  },
];

test.each([
  ['^19.0.0', '19.3.1'],
  ['^19.3.1', '19.3.1'],
  ['^19.2.9', '19.3.1'],
])('an area that asks for React %s fits a host with %s', (range, react) => {
  expect(misfits(set(range, react))).toEqual([]);
});

test.each([
  ['^19.3.2', '19.3.1'],
  ['^19.4.0', '19.3.9'],
  ['^20.0.0', '19.3.1'],
  ['^18.0.0', '19.3.1'],
])('an area that asks for React %s does not fit a host with %s', (range, react) => {
  const reason = `blog@b1 asks for react ${range}, and host@h1 brings ${react}`;
  expect(misfits(set(range, react))).toEqual([{ apps: ['blog', 'host'], reason }]);
});

test('areas and hosts from before builds told of it fit', () => {
  const [host, area] = set('^19.0.0', '18.0.0');
  const former = set('^19.0.0', '18.0.0').map(({ shared: _, sharedRanges: __, ...facts }) => facts);
  expect(misfits([host, former[1]].filter((facts) => facts !== undefined))).toEqual([]);
  expect(misfits([former[0], area].filter((facts) => facts !== undefined))).toEqual([]);
});

test('an area that says that it is a host does not take the host’s place [SEC-24]', () => {
  const [host, area] = set('^19.0.0', '19.3.1');
  const other: ReleaseFacts = { app: 'blog', version: 'x1', contracts: ['1.0'], routes: [], elements: [] };
  const reason = 'host@h1 and blog@x1 are both hosts';
  expect(misfits([other, host, area].filter((facts) => facts !== undefined))).toEqual([
    { apps: ['blog', 'host'], reason },
  ]);
});
