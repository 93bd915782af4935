import { afterEach, describe, expect, test, vi } from 'vitest';
import { prepareFirstPaint } from './prepare-first-paint.ts';

type Storage = Readonly<Record<string, string>> | 'refused';

afterEach(() => void vi.unstubAllGlobals());

/** Runs the script in a page with this storage; returns the root's data attributes and the media of the two theme colours. */
function run(storage: Storage, type = 'navigate') {
  const colours = ['light', 'dark'].map((scheme) => ({ media: `(prefers-color-scheme: ${scheme})` }));
  const dataset: Record<string, string> = {};
  vi.stubGlobal('document', { documentElement: { dataset }, querySelectorAll: () => colours });
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  vi.stubGlobal('localStorage', {
    getItem(key: string) {
      if (storage === 'refused') throw new Error('SecurityError');
      return storage[key] ?? null;
    },
  });
  const later: (() => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => void later.push(listener));
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => void later.push(callback));
  prepareFirstPaint();
  return { dataset, later, media: colours.map((colour) => colour.media) };
}

const bySystem = ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'];

describe('the theme before the first paint', () => {
  test.each([
    ['light', ['all', 'not all']],
    ['dark', ['not all', 'all']],
  ])('is the %s one that the visitor chose', (theme, media) => {
    const shown = run({ shopTheme: theme });
    expect({ dataset: shown.dataset, media: shown.media }).toEqual({ dataset: { theme }, media });
  });

  test.each([{}, { shopTheme: 'neon' }, { shopTheme: '' }, 'refused'] as Storage[])(
    'follows the system where the storage says %j',
    (storage) => {
      const { dataset, media } = run(storage);
      expect({ dataset, media }).toEqual({ dataset: {}, media: bySystem });
    },
  );
});

test.each([
  [{ authToken: 'a.b.c' }, { customer: '' }],
  [{}, {}],
])('with %j in the storage the root has %j', (storage: Storage, dataset) => {
  expect(run(storage).dataset).toEqual(dataset);
});

test.each(['back_forward', 'reload'])(
  'on a %s the root says that the whole page needs its height, and two frames after the load that the browser knows it',
  (type) => {
    const { dataset, later } = run({}, type);
    expect(dataset).toEqual({ whole: '' });
    const [onLoad, firstFrame, secondFrame] = [0, 1, 2].map((step) => () => later[step]?.());
    onLoad?.();
    firstFrame?.();
    expect(dataset).toEqual({ whole: '' });
    secondFrame?.();
    expect(dataset).toEqual({ whole: 'measured' });
  },
);
