import type { ShouldRevalidateFunctionArgs } from '@shop/shared/router';

/** Sorting, filters and the number of pages change what is shown of a list, not the list: nothing is loaded anew. */
export function asksForAnotherList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const refined = currentUrl.search !== nextUrl.search && sameList(currentUrl, nextUrl);
  return !refined && defaultShouldRevalidate;
}

/** Whether two addresses ask the provider for the same list. */
function sameList(one: URL, other: URL): boolean {
  const same = (name: string) => one.searchParams.get(name) === other.searchParams.get(name);
  return same('category') && same('search');
}
