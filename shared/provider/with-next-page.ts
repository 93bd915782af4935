import type { ProviderSettings } from '@shop/shared/contracts';

/**
 * A page of a list with the address of the page after it, for providers that give a `count` and no `next`. That address asks for
 * pages as long as the first one came, which may be shorter than it was asked for. Any other answer as it is.
 * @param address of the answer, in full
 */
export function withNextPage(
  answer: unknown,
  address: string,
  paging: NonNullable<ProviderSettings['paging']>,
): unknown {
  if (!isCountedPage(answer) || answer.next === null || typeof answer.next === 'string') return answer;
  const url = new URL(address);
  const query = url.searchParams;
  const page = Number(query.get(paging.page) ?? 1);
  const length = answer.results.length;
  const size = page > 1 ? Math.max(length, Number(query.get(paging.size))) : length;
  if (length === 0 || !(page * size < Number(answer.count))) return answer;
  query.set(paging.page, String(page + 1));
  query.set(paging.size, String(size));
  return { ...answer, next: url.href };
}

interface CountedPage {
  readonly results: readonly unknown[];
  readonly count: unknown;
  readonly next?: unknown;
}

function isCountedPage(answer: unknown): answer is CountedPage {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'results' in answer && Array.isArray(answer.results) && 'count' in answer;
}
