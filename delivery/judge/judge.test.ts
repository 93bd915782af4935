import { expect, test } from 'vitest';
import { isBeyondChance } from './judge.ts';

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Scenario {
  /** Rates of failures. */
  readonly canary: number;
  readonly standard: number;
  /** Part of the visitors that get the canary. */
  readonly share: number;
  /** Documents served to all until the end. */
  readonly documents: number;
}

/** Documents of the canary until it was halted; undefined if it never was. One look after each of them. */
function haltedAfter(
  { canary, standard, share, documents }: Scenario,
  random: () => number,
): number | undefined {
  const seen = { canary: { documents: 0, failures: 0 }, standard: { documents: 0, failures: 0 } };
  for (let nth = 0; nth < documents; nth++) {
    const isCanary = random() < share;
    const arm = isCanary ? seen.canary : seen.standard;
    arm.documents += 1;
    if (random() < (isCanary ? canary : standard)) arm.failures += 1;
    if (isCanary && isBeyondChance(seen.canary, seen.standard)) return seen.canary.documents;
  }
  return undefined;
}

const runs = 1000;

function simulate(scenario: Scenario): number[] {
  const random = randomNumbers(1);
  const halts = Array.from({ length: runs }, () => haltedAfter(scenario, random));
  return halts.filter((count) => count !== undefined).sort((one, other) => one - other);
}

test.each([
  { canary: 0.02, standard: 0.02, share: 0.1, documents: 4000 },
  { canary: 0.1, standard: 0.1, share: 0.5, documents: 1000 },
  { canary: 0.1, standard: 0.1, share: 0.01, documents: 10_000 },
  { canary: 0.3, standard: 0.3, share: 0.1, documents: 4000 },
  { canary: 0.05, standard: 0.05, share: 1, documents: 500 },
])('halts at most 1 % of healthy canaries: $canary fail of both, share $share', (scenario) => {
  const halted = simulate(scenario).length;
  console.log(`${halted} of ${runs} healthy canaries halted`);
  expect(halted).toBeLessThanOrEqual(runs / 100);
});

test.each([
  { canary: 1, standard: 0.02, share: 0.1, documents: 4000, most: 12 },
  { canary: 1, standard: 0.1, share: 0.01, documents: 10_000, most: 12 },
  { canary: 1, standard: 0.3, share: 0.1, documents: 4000, most: 20 },
  { canary: 1, standard: 0.1, share: 1, documents: 500, most: 20 },
  { canary: 0.3, standard: 0.05, share: 0.1, documents: 4000, most: 120 },
])(
  'always halts a dead canary, and one that fails often: $canary fail, of the default $standard, share $share',
  ({ most, ...scenario }) => {
    const halts = simulate(scenario);
    expect(halts).toHaveLength(runs);
    const [median = 0, worst = 0] = [halts[runs / 2], halts.at(-1)];
    const visitors = Math.round(median / scenario.share);
    console.log(
      `halted after ${median} documents in the median, of about ${visitors} to all visitors; after ${worst} at most`,
    );
    expect(median).toBeLessThanOrEqual(most);
  },
);

test('says nothing without documents, and nothing of one failure', () => {
  const none = { documents: 0, failures: 0 };
  expect(isBeyondChance(none, none)).toBe(false);
  expect(isBeyondChance({ documents: 1, failures: 1 }, { documents: 1000, failures: 10 })).toBe(false);
});

// At this allowed rate the highest one compared comes out as 1.0000000000000002.
test('halts a canary that fails far more often, whatever the rates round to [DEP-21]', () => {
  const standard = { documents: 1000, failures: 17 };
  expect(isBeyondChance({ documents: 300, failures: 200 }, standard)).toBe(true);
});
