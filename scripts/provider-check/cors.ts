import type { Difference } from './differences.ts';

/** A call as the browser of a signed-in customer sends it. */
interface CrossOriginCall {
  readonly address: string;
  readonly method: string;
  /** Names of its headers that are not CORS-safelisted. */
  readonly headers: readonly string[];
}

/** What a provider lacks in its answer to the preflight of a call (Fetch standard, CORS-preflight fetch). */
export async function preflightDifferences(
  { address, method, headers }: CrossOriginCall,
  origin: string,
  fetch: typeof globalThis.fetch,
): Promise<Difference[]> {
  const wanted = headers.map((name) => name.toLowerCase()).toSorted();
  const place = `preflight from ${origin}`;
  const expected = 'an answer of 200 to 299';
  try {
    const response = await fetch(address, {
      method: 'OPTIONS',
      redirect: 'manual',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': method,
        'Access-Control-Request-Headers': wanted.join(','),
      },
    });
    if (!response.ok) return [{ field: place, expected, got: String(response.status) }];
    const methods = listIn(response.headers, 'Access-Control-Allow-Methods');
    const allowed = listIn(response.headers, 'Access-Control-Allow-Headers').map((name) =>
      name.toLowerCase(),
    );
    const lacks = wanted.filter((name) => !allowed.includes(name) && !isCovered(name, allowed));
    const isAllowed =
      method === 'GET' || method === 'POST' || methods.some((one) => one === method || one === '*');
    const got = (values: readonly string[]) => values.join(', ') || 'nothing';
    return [
      ...originDifferences(response.headers, origin, place),
      ...(isAllowed
        ? []
        : [{ field: `${place}, Access-Control-Allow-Methods`, expected: method, got: got(methods) }]),
      ...lacks.map((name) => ({
        field: `${place}, Access-Control-Allow-Headers`,
        expected: name,
        got: got(allowed),
      })),
    ];
  } catch (error) {
    return [{ field: place, expected, got: String(error) }];
  }
}

/** Whether pages of the origin may read an answer; the shop sends no cookies, so `*` admits them. */
export function originDifferences(
  headers: Headers,
  origin: string,
  place = `answer to ${origin}`,
): Difference[] {
  const got = headers.get('Access-Control-Allow-Origin');
  if (got === '*' || got === origin) return [];
  const field = `${place}, Access-Control-Allow-Origin`;
  return [{ field, expected: `* or ${origin}`, got: got ?? 'nothing' }];
}

/** `*` stands for every header but one. */
function isCovered(name: string, allowed: readonly string[]): boolean {
  return allowed.includes('*') && name !== 'authorization';
}

function listIn(headers: Headers, name: string): string[] {
  return (headers.get(name) ?? '').split(',').flatMap((entry) => entry.trim() || []);
}
