import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { LogEntrySchema, type LogEntry } from '../log/log-entry.ts';
import { misfits } from './fits.ts';
import { at, context, releases } from './fixture.ts';
import { appsOf, MoveRefused, next, type Move, type MoveContext } from './next.ts';

const begin: Move = { verb: 'promote', versions: { host: 'h1', blog: 'b1', catalog: 'c1' } };
const promote = (versions: Record<string, string>): Move => ({ verb: 'promote', versions });
const canary = (app: string, version: string, share: number): Move => ({
  verb: 'canary',
  app,
  version,
  share,
});
const rollback = (app: string, again = false): Move => ({ verb: 'rollback', app, again });

const after = (...moves: Move[]): LogEntry =>
  [begin, ...moves].reduce<LogEntry | undefined>(
    (state, move) => next(state, move, context()).entry,
    undefined,
  ) ?? expect.unreachable();

const refusalOf = (state: LogEntry, move: Move, changes?: Partial<MoveContext>): string => {
  try {
    next(state, move, context(changes));
  } catch (error) {
    if (error instanceof MoveRefused) return error.message;
    throw error;
  }
  return expect.unreachable('the move was made');
};

test('the first promotion names host and areas', () => {
  expect(after()).toEqual({
    n: 1,
    by: 'ci@blog',
    at: at.toISOString(),
    did: 'promote host@h1 blog@b1 catalog@c1',
    default: { host: 'h1', blog: 'b1', catalog: 'c1' },
    before: {},
    canaries: [],
    rolledBack: {},
  });
});

describe('promote', () => {
  test('moves the default, and remembers the version before', () => {
    const { default: versions, before, did } = after(promote({ blog: 'b2' }));
    expect(versions).toEqual({ host: 'h1', blog: 'b2', catalog: 'c1' });
    expect([before, did]).toEqual([{ blog: ['b1'] }, 'promote blog@b2']);
  });

  test('moves several apps in one entry, where none would fit alone', () => {
    expect(refusalOf(after(), promote({ blog: 'b3' }))).toBe(
      'blog@b3 asks for contract ^1.1, and host@h1 serves 1.0. Has to move as well: host@h2.',
    );
    expect(after(promote({ blog: 'b3', host: 'h2' })).default).toEqual({
      host: 'h2',
      blog: 'b3',
      catalog: 'c1',
    });
  });

  test('ends the canary that everybody has now, and leaves the others', () => {
    const state = after(canary('blog', 'b2', 10), canary('catalog', 'c2', 5), promote({ blog: 'b2' }));
    expect(state.canaries).toEqual([{ app: 'catalog', version: 'c2', from: 1000, to: 1500 }]);
  });

  test('ends a canary that does not fit any more, and says so', () => {
    const state = after(promote({ host: 'h2' }), canary('blog', 'b3', 10));
    const { entry, notes } = next(state, promote({ host: 'h1' }), context());
    expect(entry.canaries).toEqual([]);
    expect(notes).toEqual(['The canary blog@b3 ends: it does not fit any more.']);
  });

  test.each([
    ['the default', promote({ blog: 'b1' }), 'That is the default already.'],
    ['what nobody published', promote({ blog: 'b9' }), 'blog@b9 is not published.'],
    ['a path with two owners', promote({ blog: 'b4' }), 'blog@b4 and catalog@c1 both own the path /catalog.'],
    [
      'an element with two owners',
      promote({ catalog: 'c4' }),
      'blog@b1 and catalog@c4 both own the element <shop-blog>.',
    ],
  ])('refuses %s', (_, move, text) => {
    expect(refusalOf(after(), move)).toBe(text);
  });

  test('refuses a version with a veto', () => {
    expect(refusalOf(after(), promote({ blog: 'b2' }), { vetoes: new Set(['blog@b2']) })).toBe(
      'blog@b2 has a veto: as a canary it failed.',
    );
  });
});

describe('canary', () => {
  test('gives each of several its own visitors', () => {
    expect(after(canary('blog', 'b2', 10), canary('catalog', 'c2', 2.5)).canaries).toEqual([
      { app: 'blog', version: 'b2', from: 0, to: 1000 },
      { app: 'catalog', version: 'c2', from: 1000, to: 1250 },
    ]);
  });

  test('with another share keeps the visitors that it has', () => {
    expect(after(canary('blog', 'b2', 10), canary('blog', 'b2', 30)).canaries).toEqual([
      { app: 'blog', version: 'b2', from: 0, to: 3000 },
    ]);
  });

  test('with no share ends', () => {
    expect(after(canary('blog', 'b2', 10), canary('blog', 'b2', 0)).canaries).toEqual([]);
  });

  test.each([
    ['a share above all', canary('blog', 'b2', 101), '101 % is no share.'],
    ['a share that is no number', canary('blog', 'b2', Number.NaN), 'NaN % is no share.'],
    ['the end of none', canary('blog', 'b2', 0), 'blog@b2 is no canary.'],
    ['the default', canary('blog', 'b1', 5), 'blog@b1 is the default already.'],
    ['what nobody published', canary('blog', 'b9', 5), 'blog@b9 is not published.'],
    ['what does not fit', canary('blog', 'b4', 5), 'blog@b4 and catalog@c1 both own the path /catalog.'],
  ])('refuses %s', (_, move, text) => {
    expect(refusalOf(after(), move)).toBe(text);
  });

  test('refuses visitors that another one has', () => {
    expect(refusalOf(after(canary('blog', 'b2', 60)), canary('catalog', 'c2', 50))).toBe(
      '50 % of the visitors are not free: blog@b2 have theirs.',
    );
  });
});

describe('rollback', () => {
  test('moves one app back, whatever was promoted since', () => {
    const state = after(promote({ blog: 'b2' }), promote({ catalog: 'c2' }), rollback('blog'));
    expect(state.default).toEqual({ host: 'h1', blog: 'b1', catalog: 'c2' });
    expect(state.before).toEqual({ blog: [], catalog: ['c1'] });
  });

  test('of an app with a canary ends that alone', () => {
    const { entry, notes } = next(after(canary('blog', 'b2', 10)), rollback('blog'), context());
    expect([entry.default['blog'], entry.canaries]).toEqual(['b1', []]);
    expect(notes).toEqual(['The canary blog@b2 ends; the default stays b1.']);
  });

  test('needs --again within ten minutes of the one before', () => {
    const state = after(promote({ catalog: 'c2' }), promote({ catalog: 'c3' }), rollback('catalog'));
    const soon = { at: new Date(at.getTime() + 599_000) };
    expect(refusalOf(state, rollback('catalog'), soon)).toBe(
      'catalog was rolled back to c2 at 2026-11-01T12:00:00.000Z. To go back further, to c1, say --again.',
    );
    expect(next(state, rollback('catalog', true), context(soon)).entry.default['catalog']).toBe('c1');
    const later = context({ at: new Date(at.getTime() + 600_000) });
    expect(next(state, rollback('catalog'), later).entry.default['catalog']).toBe('c1');
  });

  test('after another promotion is the first again', () => {
    const state = after(promote({ blog: 'b2' }), rollback('blog'), promote({ blog: 'b2' }), rollback('blog'));
    expect(state.default['blog']).toBe('b1');
  });

  test('refuses without an earlier version, and to one that does not fit', () => {
    expect(refusalOf(after(), rollback('blog'))).toBe('blog has no earlier version.');
    const state = after(promote({ host: 'h2' }), promote({ blog: 'b3' }));
    expect(refusalOf(state, rollback('host'))).toBe(
      'blog@b3 asks for contract ^1.1, and host@h1 serves 1.0. Has to move as well: blog@b1 or blog@b2.',
    );
  });
});

const anyMove = fc.oneof(
  fc
    .tuple(fc.constantFrom(...releases), fc.constantFrom(0, 0.01, 10, 33.33, 60, 100))
    .map(([{ app, version }, share]) => canary(app, version, share)),
  fc
    .subarray([...releases], { minLength: 1, maxLength: 3 })
    .map((chosen) => promote(Object.fromEntries(chosen.map(({ app, version }) => [app, version])))),
  fc.record({
    verb: fc.constant('rollback' as const),
    app: fc.constantFrom('blog', 'catalog', 'host'),
    again: fc.boolean(),
  }),
);

test('after any moves every set fits, and no visitor meets two canaries', () => {
  let made = 0;
  fc.assert(
    fc.property(fc.array(anyMove, { minLength: 10, maxLength: 30 }), (moves) => {
      let state = after();
      for (const move of moves) {
        const untouched = JSON.stringify(state);
        const before = state;
        state = nextUnlessRefused(state, move);
        if (state !== before) made += 1;
        expect(JSON.stringify(before)).toBe(untouched);
        expectWhole(state);
        expectOnlyMoved(before, state, move);
      }
    }),
    { numRuns: 300 },
  );
  expect(made).toBeGreaterThan(1000);
});

function nextUnlessRefused(state: LogEntry, move: Move): LogEntry {
  try {
    return next(state, move, context()).entry;
  } catch (error) {
    if (error instanceof MoveRefused) return state;
    throw error;
  }
}

function expectWhole(state: LogEntry): void {
  expect(v.safeParse(LogEntrySchema, state).success).toBe(true);
  const sets = [
    state.default,
    ...state.canaries.map(({ app, version }) => ({ ...state.default, [app]: version })),
  ];
  for (const set of sets) expect(misfits(releasesOf(set))).toEqual([]);
  const ranges = state.canaries.toSorted((one, other) => one.from - other.from);
  for (const [index, { to }] of ranges.entries())
    expect(to).toBeLessThanOrEqual(ranges[index + 1]?.from ?? 10_000);
  expect(new Set(state.canaries.map(({ app }) => app)).size).toBe(state.canaries.length);
}

function releasesOf(set: Readonly<Record<string, string>>) {
  return releases.filter(({ app, version }) => set[app] === version);
}

/** Other apps keep their default. */
function expectOnlyMoved(before: LogEntry, state: LogEntry, move: Move): void {
  const moved = appsOf(move);
  for (const app of Object.keys(before.default).filter((name) => !moved.includes(name)))
    expect(state.default[app]).toBe(before.default[app]);
}
