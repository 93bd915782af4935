import type { ListedPage } from '@shop/shared/contracts';
import * as v from 'valibot';
import { fixedPaths, indexingOf } from '../html/indexing.ts';
import { pageOf } from '../html/page-of.ts';
import type { AreaRelease, EdgeConfig } from '../releases/edge-config.ts';
import type { Renderer } from '../render/renderer.ts';

/** The shop's pages, as far as they are known. */
export interface ShopPages {
  readonly pages: readonly ListedPage[];
  /** False while the list of an area has not been read since the edge started: then its fixed paths stand for it. */
  readonly isComplete: boolean;
}

/** What pages are listed of: a set of releases and what renders it. */
export interface ListedSet {
  readonly config: EdgeConfig;
  readonly render: Renderer | undefined;
}

/** Of an area; further ones are left out. */
const mostPages = 50_000;

/** Characters of what is listed of them; further pages are left out. They stay in memory, and once more in each text made of them. */
const mostCharacters = 10_000_000;

const times = {
  /** Milliseconds for which a list is taken as it is. */
  freshMs: 10 * 60_000,
  /** Milliseconds without another try after one that failed. */
  retryDelayMs: 30_000,
  /** Milliseconds that an area may take. */
  listTimeoutMs: 20_000,
  /** Milliseconds that a request waits for a first list. A proxy in front takes an edge that is silent for 15 s for one that is gone. */
  firstTimeoutMs: 8000,
  /** The same for a newer list where there is an earlier one. */
  refreshTimeoutMs: 4000,
};

interface AreaList {
  readonly pages: readonly ListedPage[];
  readonly version: string;
  readonly readAt: number;
}

/**
 * Keeps the lists of the areas' pages. A list that cannot be read again stays as it was, for as long as the edge runs.
 * @param limits replaces times, for tests
 */
export function createPageLists(
  limits: Partial<typeof times> = {},
  now: () => number = () => performance.now(),
): (set: ListedSet) => Promise<ShopPages> {
  const { freshMs, retryDelayMs, listTimeoutMs, firstTimeoutMs, refreshTimeoutMs } = { ...times, ...limits };
  const lists = new Map<string, AreaList>();
  const reading = new Map<string, { readonly since: number; readonly done: Promise<void> }>();
  const failedAt = new Map<string, number>();

  async function read({ config, render }: ListedSet, area: AreaRelease): Promise<void> {
    const [path = '/'] = fixedPaths(area);
    const address = new URL(path, 'http://localhost').href;
    try {
      const { pages = [] } =
        (await render?.({ address, area: area.name, part: 'listPages', budget: listTimeoutMs })) ?? {};
      const own = await checked(config, area, pages);
      lists.set(area.name, { pages: own, version: area.version, readAt: now() });
      failedAt.delete(area.name);
    } catch (error) {
      failedAt.set(area.name, now());
      console.warn(`The pages of ${area.name} cannot be listed:`, String(error));
    }
  }

  /** Joins a reading that is under way, unless it has taken too long: on Workers that of a request which was answered never ends. */
  function readOnce(set: ListedSet, area: AreaRelease): Promise<void> {
    const running = reading.get(area.name);
    if (running && now() - running.since < listTimeoutMs) return running.done;
    const begun = { since: now(), done: read(set, area) };
    reading.set(area.name, begun);
    return begun.done.finally(() => {
      if (reading.get(area.name) === begun) reading.delete(area.name);
    });
  }

  async function listOf(set: ListedSet, area: AreaRelease): Promise<readonly ListedPage[] | undefined> {
    const known = lists.get(area.name);
    const isFresh = known?.version === area.version && now() - known.readAt < freshMs;
    const hasJustFailed = now() - (failedAt.get(area.name) ?? -Infinity) < retryDelayMs;
    if (!isFresh && !hasJustFailed) {
      const newer = readOnce(set, area);
      await Promise.race([newer, after(known ? refreshTimeoutMs : firstTimeoutMs)]);
    }
    return lists.get(area.name)?.pages;
  }

  let last:
    | { readonly config: EdgeConfig; readonly found: readonly unknown[]; readonly pages: ShopPages }
    | undefined;
  return async (set) => {
    const areas = [...set.config.areas.values()].filter(isPublicArea);
    const found = await Promise.all(areas.map(async (area) => (set.render ? listOf(set, area) : undefined)));
    // The same object as long as nothing changes, so that what is made of it can be cached.
    if (last?.config === set.config && isSame(found, last.found)) return last.pages;
    const pages = areas.flatMap((area, at) => withFixedPaths(area, found[at] ?? []));
    const isComplete = !set.render || found.every((list) => list !== undefined);
    last = { config: set.config, found, pages: { pages, isComplete } };
    return last.pages;
  };
}

const isSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, at) => each === other[at]);

/** Whether an area has pages for everybody. */
function isPublicArea({ early }: AreaRelease): boolean {
  return Object.values(early).some((calls) => calls.length > 0);
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** The area's paths without parameters come first; most areas list them themselves, with titles. */
function withFixedPaths(area: AreaRelease, listed: readonly ListedPage[]): ListedPage[] {
  const known = new Set(listed.map(({ path }) => path));
  const missing = fixedPaths(area).filter((path) => !known.has(path));
  return [...missing.map((path) => ({ path, title: '' })), ...listed];
}

const DateSchema = v.pipe(
  v.string(),
  v.transform((text) => new Date(text)),
  v.check((date) => !Number.isNaN(date.getTime()), 'no date'),
  v.transform((date) => date.toISOString()),
);
const date = v.optional(v.fallback(v.optional(DateSchema), undefined));

// Of a provider: bounded, so that one text cannot fill the memory.
const text = v.pipe(
  v.string(),
  v.transform((value) => value.slice(0, 1000).trim()),
);

const ListedPageSchema = v.object({
  path: v.pipe(v.string(), v.startsWith('/'), v.maxLength(2000)),
  title: text,
  description: v.optional(text),
  section: v.optional(text),
  changed: date,
  entry: v.optional(v.fallback(v.optional(v.object({ published: DateSchema, author: text })), undefined)),
});

/** Entries between which requests are answered: 50,000 long ones take seconds. */
const entriesAtOnce = 200;

/**
 * What an area may list: pages of its own that are to be found, under their canonical addresses, each once. Its code may be
 * another team's, and its texts are the provider's.
 */
async function checked(
  config: EdgeConfig,
  area: AreaRelease,
  pages: readonly unknown[],
): Promise<ListedPage[]> {
  const byPath = new Map<string, ListedPage>();
  let characters = 0;
  for (const [at, entry] of pages.slice(0, mostPages).entries()) {
    if (at % entriesAtOnce === entriesAtOnce - 1) await after(0);
    const read = v.safeParse(ListedPageSchema, entry);
    const url = read.success ? URL.parse(read.output.path, base) : null;
    if (!read.success || url?.origin !== base) continue;
    const page = pageOf(config, url);
    const { canonical, isIndexed } = indexingOf(url, page);
    const path = canonical.pathname + canonical.search;
    if (page?.name !== area.name || !isIndexed || byPath.has(path)) continue;
    const { title, description = '' } = read.output;
    characters += path.length + title.length + description.length;
    if (characters > mostCharacters) break;
    byPath.set(path, withoutUnknown({ ...read.output, path }));
  }
  return [...byPath.values()];
}

const base = 'http://shop.invalid';

type Read = v.InferOutput<typeof ListedPageSchema>;

function withoutUnknown({ path, title, description, section, changed, entry }: Read): ListedPage {
  return {
    path,
    title,
    ...(description && { description }),
    ...(section && { section }),
    ...(changed && { changed }),
    ...(entry && { entry }),
  };
}
