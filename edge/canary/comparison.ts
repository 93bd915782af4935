import { isBeyondChance, type Served as Counts } from '@shop/delivery';

export interface Verdict {
  readonly app: string;
  readonly version: string;
  readonly canary: Counts;
  readonly standard: Counts;
  /** What failed in the canary, by how often. */
  readonly failures: Readonly<Record<string, number>>;
}

/** How a canary fares beside the default. */
export interface Comparison {
  /** A page responds, or has failed. */
  add(isCanary: boolean, failure: string | undefined): void;
}

/**
 * @param halt called with every report after which the canary fails beyond chance
 * @param falseHalts share of healthy canaries that may be halted
 */
export function createComparison(
  { app, version }: Pick<Verdict, 'app' | 'version'>,
  halt: (verdict: Verdict) => void,
  falseHalts?: number,
): Comparison {
  const canary = { documents: 0, failures: 0 };
  const standard = { documents: 0, failures: 0 };
  const failures = new Map<string, number>();

  return {
    add(isCanary, failure) {
      const counts = isCanary ? canary : standard;
      counts.documents += 1;
      if (failure !== undefined) counts.failures += 1;
      if (failure !== undefined && isCanary) failures.set(failure, (failures.get(failure) ?? 0) + 1);
      if (!isBeyondChance(canary, standard, falseHalts)) return;
      halt({
        app,
        version,
        canary: { ...canary },
        standard: { ...standard },
        failures: Object.fromEntries(failures),
      });
    },
  };
}
