import type { ShouldRevalidateFunctionArgs } from '@shop/shared/router';

/** False for sorting, filters and the number of pages: they change what is shown of a list, not the list. */
export function shouldReloadList({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isRefined = currentUrl.search !== nextUrl.search && isSameList(currentUrl, nextUrl);
  return !isRefined && defaultShouldRevalidate;
}

/** Whether two addresses ask the provider for the same list. */
function isSameList(one: URL, other: URL): boolean {
  const same = (name: string) => one.searchParams.get(name) === other.searchParams.get(name);
  return same('category') && same('search');
}
