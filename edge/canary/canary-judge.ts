import type { ServedCanary } from '../releases/shop.ts';
import { createComparison, type Comparison, type Verdict } from './comparison.ts';

/** What a page says of itself: that it responds, or what failed. */
export interface PageReport {
  /** Name of the set that the page is of. */
  readonly set: string;
  readonly outcome: 'hydrated' | 'failed';
  /** What failed: `load`, `hydration`, `crash`, `call`, or `silence` where nothing came of the page. */
  readonly kind?: string | undefined;
  readonly area?: string | undefined;
  /** Path pattern of the page. */
  readonly page?: string | undefined;
}

/** How long a measured page took, of field data. */
export interface PageSpeed {
  /** Largest Contentful Paint, milliseconds. */
  readonly lcp: number;
  /** Path pattern of the page. */
  readonly page: string;
}

type Arm = Pick<ServedCanary, 'app' | 'version'> | undefined;

export interface CanaryJudge {
  /** From now on these are compared with the default; counts of others are forgotten. */
  follow(canaries: readonly Pick<ServedCanary, 'app' | 'version'>[]): void;
  /** @param canary undefined: the default */
  reported(visitor: number, report: PageReport, canary: Arm): void;
  /** @param canary undefined: the default */
  measured(visitor: number, speed: PageSpeed, canary: Arm): void;
}

/** Pages of one visitor and arm that count: nobody decides alone. */
const most = { hydrated: 3, failed: 1, measured: 3 };

/** From here on Google calls a page's largest content poor. */
const slowMs = 4000;

/** Milliseconds until a canary that could not be halted is halted with the next report. */
const retryMs = 10_000;

/** Beside those that are halted for failures. */
const slowFalseHalts = 0.0025;

/**
 * Compares canaries with the default by what their pages report, whichever edge has served them: how many fail, and how many of
 * those that are measured are slow. Asked after every report whether a canary is worse beyond chance.
 * @param halt called for a canary that does: once, and again after a while where it rejects
 * @param now milliseconds
 */
export function createCanaryJudge(
  halt: (verdict: Verdict) => void | Promise<void>,
  now: () => number = () => performance.now(),
): CanaryJudge {
  const comparisons = new Map<string, Compared>();
  const add = ({ visitor, canary, of, kind }: Counted, failure: string | undefined) => {
    const arm = canary && nameOf(canary);
    // The default is compared with every canary, a canary with the default.
    for (const [name, compared] of comparisons) {
      if (arm !== undefined && arm !== name) continue;
      const key = `${visitor} ${arm} ${kind}`;
      const pages = (compared.counted.get(key) ?? 0) + 1;
      if (pages > most[kind]) continue;
      compared.counted.set(key, pages);
      compared[of].add(arm === name, failure);
    }
  };
  return {
    follow(canaries) {
      const names = new Set(canaries.map(nameOf));
      for (const name of comparisons.keys()) if (!names.has(name)) comparisons.delete(name);
      for (const { app, version } of canaries)
        if (!comparisons.has(nameOf({ app, version })))
          comparisons.set(nameOf({ app, version }), compare({ app, version }, halt, now));
    },
    reported(visitor, report, canary) {
      // The provider may be at fault.
      if (report.kind === 'call') return;
      add({ visitor, canary, of: 'failures', kind: report.outcome }, failureIn(report));
    },
    measured(visitor, { lcp, page }, canary) {
      add({ visitor, canary, of: 'speed', kind: 'measured' }, lcp > slowMs ? `slow ${page}` : undefined);
    },
  };
}

/** Both questions together halt fewer than 1 % of healthy canaries. */
function compare(
  canary: NonNullable<Arm>,
  halt: (verdict: Verdict) => void | Promise<void>,
  now: () => number,
): Compared {
  let haltFrom = -Infinity;
  const haltOnce = async (verdict: Verdict) => {
    if (now() < haltFrom) return;
    haltFrom = Infinity;
    try {
      await halt(verdict);
    } catch {
      haltFrom = now() + retryMs;
    }
  };
  return {
    counted: new Map(),
    failures: createComparison(canary, (verdict) => void haltOnce(verdict)),
    speed: createComparison(canary, (verdict) => void haltOnce(verdict), slowFalseHalts),
  };
}

interface Compared {
  /** Pages that count, by visitor, arm and kind. */
  readonly counted: Map<string, number>;
  readonly failures: Comparison;
  readonly speed: Comparison;
}

interface Counted {
  readonly visitor: number;
  readonly canary: Arm;
  readonly of: 'failures' | 'speed';
  readonly kind: keyof typeof most;
}

/** Undefined for a page that responds. */
function failureIn({ outcome, kind = 'unknown', area, page }: PageReport): string | undefined {
  return outcome === 'hydrated' ? undefined : [kind, area, page].filter(Boolean).join(' ');
}

function nameOf({ app, version }: Pick<ServedCanary, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
