import type { PathParams } from '@shop/shared/contracts';

/**
 * An error by its name and message, without what is typed into an address: an area's message may repeat a search or a slug,
 * and people type names, addresses and tokens there.
 * @param parameters of the page that the address is of; of an unknown page every part of the path counts as typed
 */
export function withoutTyped(
  error: unknown,
  { pathname, searchParams }: URL,
  parameters: PathParams | undefined,
): Error {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  const typed = [...searchParams.values(), ...(parameters ? Object.values(parameters) : pathname.split('/'))];
  const longestFirst = typed
    .flatMap((value) => [value, encodeURIComponent(value), decoded(value)])
    .filter(({ length }) => length > 2)
    .toSorted((one, other) => other.length - one.length);
  const told = longestFirst.reduce((text, value) => text.replaceAll(value, '…'), message);
  return Object.assign(new Error(told), { name });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
