import type { Platform } from '@shop/shared/contracts';

/** Answers of the provider, as they were read, by call. */
export type CachedAnswers = Readonly<Record<string, unknown>>;

/** One name for one call with one input. */
export function callKey({ name }: { readonly name: string }, input: unknown): string {
  return `${name} ${JSON.stringify(input)}`;
}

/** The same platform, which does not ask for what is known until it is told to forget that. */
export function withCachedAnswers(
  platform: Platform,
  answers: CachedAnswers,
): { platform: Platform; forget(): void } {
  const known = new Map(Object.entries(answers));
  const { provider } = platform;
  const call: Platform['provider']['call'] = (endpoint, input, options) => {
    const answer = known.get(callKey(endpoint, input));
    // It was the answer to this very call when the page was rendered.
    return answer === undefined ? provider.call(endpoint, input, options) : Promise.resolve(answer as never);
  };
  return { platform: { ...platform, provider: { ...provider, call } }, forget: () => known.clear() };
}
