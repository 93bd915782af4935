/** Documents that were served, and how many of them failed: no word came from the page that it responds. */
export interface Served {
  readonly documents: number;
  readonly failures: number;
}

/** The most healthy canaries that one question may halt, over all looks at one of them. */
const usualFalseHalts = 0.005;
/** A canary may fail that much more often than the default; less is no reason to halt it. */
const tolerance = 0.05;
/** No shop is taken to fail more often than this before it has shown it. */
const mostFailuresExpected = 0.5;

/**
 * Whether a canary fails more often than the default, beyond chance. May be asked after every document: however often it
 * is asked about a healthy canary, it says so in fewer than 1 % of the canaries.
 *
 * The evidence is a likelihood ratio: how much better the failures fit to one of many higher rates than to the rate that
 * is allowed. For a healthy canary its expectation never exceeds 1, whenever one stops, so that it reaches 1 / `falseHalts`
 * in at most that share of canaries (Ville's inequality).
 * @param standard the default version, since the canary began
 * @param falseHalts share of healthy canaries that this question may halt; where several are asked of a canary, they add up
 */
export function isBeyondChance(
  canary: Served,
  standard: Served,
  falseHalts: number = usualFalseHalts,
): boolean {
  return evidence(canary, allowedRate(standard)) >= 1 / falseHalts;
}

/** The highest rate of failures that the default may really have, and the tolerance. */
function allowedRate(standard: Served): number {
  const { lower, upper } = rateBounds(standard);
  return Math.min(Math.max(mostFailuresExpected, lower), upper) + tolerance;
}

/** Wilson's score interval; outside of it is the real rate once in 2,000. */
function rateBounds({ documents, failures }: Served): { readonly lower: number; readonly upper: number } {
  if (documents === 0) return { lower: 0, upper: 1 };
  const z = 3.48;
  const rate = failures / documents;
  const spread = z * Math.sqrt((rate * (1 - rate) + z ** 2 / (4 * documents)) / documents);
  const [center, scale] = [rate + z ** 2 / (2 * documents), 1 + z ** 2 / documents];
  return { lower: (center - spread) / scale, upper: (center + spread) / scale };
}

/** Rates between the allowed one and 1. */
const steps = 40;

function evidence({ documents, failures }: Served, allowed: number): number {
  if (allowed >= 1) return 0;
  let sum = 0;
  for (let step = 1; step <= steps; step++) {
    // The last one may be rounded to more than 1, which has no logarithm of its rest.
    const rate = Math.min(1, allowed + ((1 - allowed) * step) / steps);
    sum += Math.exp(
      logRatio(failures, rate, allowed) + logRatio(documents - failures, 1 - rate, 1 - allowed),
    );
  }
  return sum / steps;
}

/** Logarithm of `(rate / other) ** count`. */
function logRatio(count: number, rate: number, other: number): number {
  return count === 0 ? 0 : count * Math.log(rate / other);
}
