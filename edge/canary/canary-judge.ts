import type { ServedCanary } from '../releases/shop.ts';
import { createComparison, type Comparison, type Verdict } from './comparison.ts';

/** What a page says of itself: that it responds, or what failed. */
export interface PageReport {
  readonly outcome: 'hydrated' | 'failed';
  /** What failed: `load`, `hydration`, `crash` or `call`. */
  readonly kind?: string | undefined;
  readonly area?: string | undefined;
  /** Path pattern of the page. */
  readonly page?: string | undefined;
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

  /** The default is compared with every canary, a canary with the default. */
  function forEachComparison(
    { arm }: PendingDocument,
    use: (comparison: Comparison, isCanary: boolean) => void,
  ): void {
    for (const [name, comparison] of comparisons)
      if (arm === '' || arm === name) use(comparison, arm === name);
  }

  const settle = (document: PendingDocument, failure?: string) =>
    forEachComparison(document, (comparison, isCanary) => comparison.add(isCanary, failure));

  return {
    follow(canaries) {
      const names = new Set(canaries.map(nameOf));
      for (const name of comparisons.keys()) if (!names.has(name)) comparisons.delete(name);
      for (const { app, version } of canaries)
        if (!comparisons.has(nameOf({ app, version })))
          comparisons.set(nameOf({ app, version }), createComparison(app, version, halt));
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
        if (settled) forEachComparison(settled, (comparison, isCanary) => comparison.fail(isCanary, failure));
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

/** Undefined for a page that responds, and for a call that failed: the provider may be at fault. */
function failureIn({ outcome, kind = 'unknown', area, page }: PageReport): string | undefined {
  if (outcome === 'hydrated' || kind === 'call') return undefined;
  return [kind, area, page].filter(Boolean).join(' ');
}

function nameOf({ app, version }: Pick<ServedCanary, 'app' | 'version'>): string {
  return `${app}@${version}`;
}
