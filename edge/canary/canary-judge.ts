import { isBeyondChance, type Served as Counts } from '@shop/delivery';
import type { ServedCanary } from '../releases/shop.ts';

/** What a page says of itself: that it responds, or what failed. */
export interface PageReport {
  readonly outcome: 'hydrated' | 'failed';
  /** What failed: `load`, `hydration`, `crash` or `call`. */
  readonly kind?: string | undefined;
  readonly area?: string | undefined;
  /** Path pattern of the page. */
  readonly page?: string | undefined;
}

export interface Verdict {
  readonly app: string;
  readonly version: string;
  readonly canary: Counts;
  readonly standard: Counts;
  /** What failed in the canary, by how often. */
  readonly failures: Readonly<Record<string, number>>;
}

export interface CanaryJudge {
  /** From now on these are compared with the default; counts of others are forgotten. */
  follow(canaries: readonly Pick<ServedCanary, 'app' | 'version'>[]): void;
  /** @param canary undefined: the default */
  documentServed(visitor: number, canary: Pick<ServedCanary, 'app' | 'version'> | undefined): void;
  reported(visitor: number, report: PageReport): void;
  /** Counts documents of which nothing came as failures. Called every second. */
  tick(): void;
}

interface Comparison {
  readonly app: string;
  readonly version: string;
  readonly canary: { documents: number; failures: number };
  readonly standard: { documents: number; failures: number };
  readonly failures: Map<string, number>;
  isDecided: boolean;
}

interface PendingDocument {
  readonly visitor: number;
  /** Name like `blog@b3`; empty for the default. */
  readonly arm: string;
  readonly since: number;
}

interface JudgeOptions {
  /** Called once for a canary that fails beyond chance. */
  halt(verdict: Verdict): void;
  /** Milliseconds after which a page of which nothing came has failed. */
  readonly missingAfterMs?: number;
  readonly now?: () => number;
}

/** Documents of one visitor and arm that count: nobody decides alone. */
const mostDocumentsOfOne = 3;

/**
 * Compares canaries with the default by what this edge has served: a document counts as failed when its page reports a
 * failure, or when nothing comes from it. Asked after every document whether that is beyond chance.
 */
export function createCanaryJudge({
  halt,
  missingAfterMs = 20_000,
  now = () => performance.now(),
}: JudgeOptions): CanaryJudge {
  const comparisons = new Map<string, Comparison>();
  let pending: PendingDocument[] = [];
  const counted = new Map<string, number>();
  /** The last document of a visitor whose page said that it responds. */
  const responding = new Map<number, PendingDocument>();

  /** The comparisons in which a document counts. */
  const comparisonsOf = ({ arm }: PendingDocument) =>
    [...comparisons].filter(([name]) => arm === '' || arm === name).map(([, comparison]) => comparison);

  function settle(document: PendingDocument, failure: string | undefined): void {
    for (const comparison of comparisonsOf(document)) countsOf(comparison, document).documents += 1;
    if (failure === undefined) comparisonsOf(document).forEach(judge);
    else fail(document, failure);
  }

  function fail(document: PendingDocument, failure: string): void {
    for (const comparison of comparisonsOf(document)) {
      countsOf(comparison, document).failures += 1;
      if (document.arm !== '') comparison.failures.set(failure, (comparison.failures.get(failure) ?? 0) + 1);
      judge(comparison);
    }
  }

  function judge(comparison: Comparison): void {
    if (comparison.isDecided || !isBeyondChance(comparison.canary, comparison.standard)) return;
    comparison.isDecided = true;
    const { isDecided: _, failures, ...verdict } = comparison;
    halt({ ...verdict, failures: Object.fromEntries(failures) });
  }

  return {
    follow(canaries) {
      const names = new Set(canaries.map(nameOf));
      for (const name of comparisons.keys()) if (!names.has(name)) comparisons.delete(name);
      for (const { app, version } of canaries)
        if (!comparisons.has(nameOf({ app, version })))
          comparisons.set(nameOf({ app, version }), newComparison(app, version));
      if (comparisons.size > 0) return;
      pending = [];
      counted.clear();
      responding.clear();
    },
    documentServed(visitor, canary) {
      const arm = canary ? nameOf(canary) : '';
      const key = `${visitor} ${arm}`;
      const documents = (counted.get(key) ?? 0) + 1;
      if (documents > mostDocumentsOfOne) return;
      counted.set(key, documents);
      pending.push({ visitor, arm, since: now() });
    },
    reported(visitor, report) {
      const failure = failureIn(report);
      if (failure === undefined && report.outcome === 'failed') return;
      const document = pending.find((each) => each.visitor === visitor);
      if (document) {
        pending = pending.filter((each) => each !== document);
        settle(document, failure);
        if (failure === undefined) responding.set(visitor, document);
      } else if (failure !== undefined) {
        // It responded, and failed after that.
        const settled = responding.get(visitor);
        if (settled) fail(settled, failure);
        responding.delete(visitor);
      }
    },
    tick() {
      const last = now() - missingAfterMs;
      const missing = pending.filter(({ since }) => since <= last);
      pending = pending.filter(({ since }) => since > last);
      for (const document of missing) settle(document, 'nothing came from the page');
    },
  };
}

function countsOf({ standard, canary }: Comparison, { arm }: PendingDocument) {
  return arm === '' ? standard : canary;
}

/** Undefined for a page that responds, and for a call that failed: the provider may be at fault. */
function failureIn({ outcome, kind = 'unknown', area, page }: PageReport): string | undefined {
  if (outcome === 'hydrated' || kind === 'call') return undefined;
  return [kind, area, page].filter(Boolean).join(' ');
}

function newComparison(app: string, version: string): Comparison {
  return {
    app,
    version,
    canary: { documents: 0, failures: 0 },
    standard: { documents: 0, failures: 0 },
    failures: new Map(),
    isDecided: false,
  };
}

function nameOf({ app, version }: Pick<ServedCanary, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
