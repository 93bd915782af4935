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
  /** A document was served that responds, or failed for a reason. */
  add(isCanary: boolean, failure: string | undefined): void;
  /** A document that responded has failed after that. */
  fail(isCanary: boolean, failure: string): void;
}

/** @param halt called once, when the canary fails beyond chance */
export function createComparison(app: string, version: string, halt: (verdict: Verdict) => void): Comparison {
  const canary = { documents: 0, failures: 0 };
  const standard = { documents: 0, failures: 0 };
  const failures = new Map<string, number>();
  let isDecided = false;

  function count(isCanary: boolean, documents: number, failure: string | undefined): void {
    const counts = isCanary ? canary : standard;
    counts.documents += documents;
    if (failure !== undefined) counts.failures += 1;
    if (failure !== undefined && isCanary) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    if (isDecided || !isBeyondChance(canary, standard)) return;
    isDecided = true;
    halt({
      app,
      version,
      canary: { ...canary },
      standard: { ...standard },
      failures: Object.fromEntries(failures),
    });
  }

  return {
    add: (isCanary, failure) => count(isCanary, 1, failure),
    fail: (isCanary, failure) => count(isCanary, 0, failure),
  };
}
