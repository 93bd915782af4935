import type { Platform } from '@shop/shared/contracts';

/** Parsed answers of the provider, by `callKey`. */
export type CachedAnswers = Readonly<Record<string, unknown>>;

/** One key for one call with one input. */
export function callKey({ name }: { readonly name: string }, input: unknown): string {
  return `${name} ${JSON.stringify(input)}`;
}

/** The same platform, which answers these calls from the cache until `clear` is called. */
export function withCachedAnswers(
  platform: Platform,
  answers: CachedAnswers,
): { platform: Platform; clear(): void } {
  const cached = new Map(Object.entries(answers));
  const { provider } = platform;
  const call: Platform['provider']['call'] = (endpoint, input, options) => {
    const answer = cached.get(callKey(endpoint, input));
    // It was the answer to this very call when the page was rendered.
    return answer === undefined ? provider.call(endpoint, input, options) : Promise.resolve(answer as never);
  };
  return { platform: { ...platform, provider: { ...provider, call } }, clear: () => cached.clear() };
}
