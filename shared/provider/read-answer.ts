import { safeParse, type GenericSchema } from 'valibot';
import { ProviderError } from './provider-error.ts';

/** The body of a good answer; null when it is empty. Throws `malformed` when it is not JSON. */
export function readBody(response: Response, text: string, name: string): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    throw new ProviderError('malformed', { message: `${name}: not JSON`, status: response.status });
  }
}

/** The error that an answer with an HTTP error status stands for. `now` is in milliseconds. */
export function readFailure(response: Response, text: string, now: number, name: string): ProviderError {
  const body = readFailureBody(text);
  const record = isRecord(body) ? body : {};
  return new ProviderError('http', {
    message: `${name}: HTTP ${response.status}`,
    status: response.status,
    detail: messagesOf(record['detail']).join(', ') || messagesOf(record['error']).join(', '),
    fields: fieldsOf(record),
    body,
    retryAfter: readRetryAfter(response.headers.get('Retry-After'), now),
  });
}

/** The answer in the agreed shape. Throws `malformed`, naming the places but never the values: they may be tokens. */
export function readAs<Answer>(schema: GenericSchema<unknown, Answer>, body: unknown, name: string): Answer {
  const result = safeParse(schema, body);
  if (result.success) return result.output;
  const places = result.issues.map(
    (issue) => issue.path?.map(({ key }) => String(key)).join('.') ?? 'answer',
  );
  throw new ProviderError('malformed', {
    message: `${name}: malformed at ${places.slice(0, 5).join(', ')}`,
    status: 200,
  });
}

function readFailureBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A plain sentence can be shown; a server's HTML error page cannot.
    return text.trim() === '' || text.trimStart().startsWith('<') ? null : text.trim();
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function messagesOf(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.filter((item) => typeof item === 'string' && item.trim() !== '') as string[];
}

function fieldsOf(record: Record<string, unknown>): Record<string, readonly string[]> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([field]) => field !== 'detail' && field !== 'error')
      .map(([field, value]) => [field, messagesOf(value)] as const)
      .filter(([, messages]) => messages.length > 0),
  );
}

/** Retry-After as milliseconds from now: seconds or an HTTP date (RFC 9110, 10.2.3). */
function readRetryAfter(header: string | null, now: number): number | null {
  if (header === null || header.trim() === '') return null;
  const time = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(time) ? null : Math.max(0, time);
}
