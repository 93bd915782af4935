/** What scripts/bench-work.ts measures of an edge: answers a second and core, and memory. */
export interface MeasuredWork {
  readonly machine: string;
  readonly node: string;
  /** Answers that a renderer made. */
  readonly rendered: Readonly<Record<'list' | 'product' | 'home' | 'preview', number>>;
  /** Answers from the edge's caches, and files. */
  readonly cached: Readonly<Record<'document' | 'preview' | 'file', number>>;
  /** Of one process each. */
  readonly megabytes: Readonly<
    Record<'edge' | 'renderer', { readonly atRest: number; readonly busy: number }>
  >;
}

/** What visitors do, and what an operator aims at; docs/scale.md says why it is so much. */
export const assumptions = {
  /** Documents of a visit: its other pages are rendered in the browser. */
  documents: 1.3,
  /** Previews of widgets, by visit of the shop. */
  previews: 0.2,
  /** Files of a first visit, the worker's included, and the share of visits that are first ones. */
  files: 100,
  firstVisits: 0.5,
  /** Share of the day in its busiest hour, and how much more than that hour's mean its busiest minute has. */
  busiestHour: 0.2,
  burst: 1.5,
  /** Addresses that are asked for again and again, the n-th as often as 1/n; and the share of documents with an address of their own, such as searches. */
  addresses: 1000,
  single: 0.05,
  /** Seconds for which an edge and a CDN cache a document, and the share of files that a CDN has. */
  edgeSeconds: 10,
  cdnSeconds: 5,
  cdnFiles: 0.99,
  /** Calls of the provider for a rendered page. */
  calls: 3,
  /** Cores of an edge with two renderers, and the part of them that is meant to be busy at the peak. */
  edgeCores: 2,
  busy: 0.6,
  /** Share of visitors of a canary, while one runs. */
  canary: 0.1,
  /** Data centres of a platform of workers, each with a cache of its own. */
  dataCentres: 50,
};

export type Assumptions = typeof assumptions;

/** What is in front of the edges. A CDN caches no documents while a canary runs. */
export type SharedCache = 'nothing' | 'CDN' | 'CDN, canary';

export interface Load {
  /** A second, all visitors together. */
  readonly requests: number;
  /** Of these, what edges answer. */
  readonly documents: number;
  readonly files: number;
  /** Of the edges' documents, those that are rendered. */
  readonly rendered: number;
}

/** Misses a second of an address: a cache lets one request in each `seconds` through. @param rate requests a second */
export function cacheMisses(rate: number, seconds: number): number {
  return rate / (1 + rate * seconds);
}

/** Documents a second of each address, the frequent ones first. */
function ratesOf(documents: number, { addresses, single }: Assumptions): number[] {
  const weights = Array.from({ length: addresses }, (_, index) => 1 / (index + 1));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => (documents * (1 - single) * weight) / all);
}

/** The load of `caches` edges, or data centres, that share the visits evenly and cache by themselves. @param visits a second */
export function loadOf(visits: number, inFront: SharedCache, caches: number, given: Assumptions): Load {
  const asked = visits * given.documents;
  const allFiles = visits * given.files * given.firstVisits;
  const cachesDocuments = inFront === 'CDN';
  const rates = ratesOf(asked, given).map((rate) =>
    cachesDocuments ? cacheMisses(rate, given.cdnSeconds) : rate,
  );
  const single = asked * given.single;
  const repeated = rates.reduce((sum, rate) => sum + rate, 0);
  // Each set of releases has a cache of its own, in each edge.
  const sets = inFront === 'CDN, canary' ? [given.canary, 1 - given.canary] : [1];
  const renderings = (rate: number) =>
    sets.reduce((sum, share) => sum + caches * cacheMisses((rate * share) / caches, given.edgeSeconds), 0);
  return {
    requests: asked + visits * given.previews + allFiles,
    documents: repeated + single,
    files: inFront === 'nothing' ? allFiles : allFiles * (1 - given.cdnFiles),
    rendered: rates.reduce((sum, rate) => sum + renderings(rate), 0) + single,
  };
}

/** Cores that are busy with a load. */
export function coresOf(load: Load, previews: number, { rendered, cached }: MeasuredWork): number {
  const kinds = [load.rendered / rendered.list, load.documents / cached.document, load.files / cached.file];
  return kinds.reduce((sum, cores) => sum + cores, previews / cached.preview);
}

/** How many edges a load takes: each has a cache of its own, so that more of them render more. Two at least. */
export function edgesFor(visits: number, inFront: SharedCache, work: MeasuredWork, given: Assumptions) {
  for (let edges = 2; ; edges += 1) {
    const load = loadOf(visits, inFront, edges, given);
    const cores = coresOf(load, visits * given.previews, work);
    if (cores <= edges * given.edgeCores * given.busy) return { edges, cores, load };
  }
}

/** Visits a second in the busiest minute of a day. */
export function peakOf(visitsADay: number, { busiestHour, burst }: Assumptions): number {
  return (visitsADay * busiestHour * burst) / 3600;
}

export interface EdgeSize {
  readonly renderers: number;
  /** Canaries that run at the same time. */
  readonly canaries: number;
}

/** What renderers may hold before they are ended, and the two caches of a set (`RENDER_CACHE_BYTES`), in megabytes. */
const limits = { renderer: 640, caches: 128 };

/**
 * Megabytes that an edge takes when it is busy, and at most. Sets of releases are the default, canaries, and the one
 * before a promotion; each has all the renderers.
 */
export function memoryOf({ renderers, canaries }: EdgeSize, { megabytes }: MeasuredWork) {
  const sets = 1 + canaries + 1;
  return {
    busy: megabytes.edge.busy + sets * renderers * megabytes.renderer.busy,
    maximum: megabytes.edge.busy + sets * (renderers * limits.renderer + limits.caches),
  };
}
