/** One call as the provider sees it. */
export interface ProviderCall {
  readonly method: string;
  /** Path and query below the API base, e.g. `/blog/posts/?status=published`. */
  readonly path: string;
  readonly headers: Headers;
  /** The parsed body; undefined without one. */
  readonly body: unknown;
}

/** What the provider says to a call: a `Response`, anything else as JSON with status 200, or a thrown error for a lost connection. */
export type ProviderAnswers = (call: ProviderCall) => unknown;

/** An answer with an error status. */
export function failure(status: number, body: unknown = ''): Response {
  return typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status });
}

export const apiBase = 'https://provider.test/api';

/** A `fetch` that asks a function, and the calls it saw. */
export function answering(answers: ProviderAnswers): {
  fetch: typeof globalThis.fetch;
  calls: ProviderCall[];
} {
  const calls: ProviderCall[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const text = await request.text();
    const call: ProviderCall = {
      method: request.method,
      path: request.url.replace(apiBase, ''),
      headers: request.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
    calls.push(call);
    try {
      const answer = await answers(call);
      return answer instanceof Response ? answer.clone() : Response.json(answer);
    } catch (cause) {
      throw new TypeError('Failed to fetch', { cause });
    }
  };
  return { fetch, calls };
}
