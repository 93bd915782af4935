/** Sends calls, and keeps what came of them. */
export interface Recording {
  readonly send: typeof fetch;
  /** The answers of those addresses that were asked for with success, as they would be asked for again. */
  answers(addresses: readonly string[]): Promise<ReadonlyMap<string, unknown>>;
}

export function recordAnswers(send: typeof fetch = fetch): Recording {
  const sent = new Map<string, Promise<unknown>>();
  return {
    async send(input, init) {
      const { url } = new Request(input, init);
      const response = await send(input, init);
      if (response.ok) {
        const answer: Promise<unknown> = response.clone().json();
        // The page that asked hears of it.
        answer.catch(() => sent.delete(url));
        sent.set(url, answer);
      }
      return response;
    },
    async answers(addresses) {
      const known = addresses.filter((address) => sent.has(new URL(address).href));
      const settled = known.map(async (address) => [address, await sent.get(new URL(address).href)] as const);
      return new Map(await Promise.all(settled));
    },
  };
}
