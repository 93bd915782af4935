import { isProviderFailure } from '@shop/shared/contracts/provider';

/** The provider's `detail`, else the fallback. */
export function detailOr(error: unknown, fallback: string): string {
  return (isProviderFailure(error) && error.detail) || fallback;
}

/** Like `detailOr`, with the answer as text in between. */
export function detailOrAnswer(error: unknown, fallback: string): string {
  if (!isProviderFailure(error)) return fallback;
  return error.detail || answerText(error.body) || fallback;
}

/** Empty for an empty answer and for an HTML error page. */
function answerText(body: unknown): string {
  if (typeof body === 'string') return body.trim().startsWith('<') ? '' : body.trim();
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return '';
  return JSON.stringify(body);
}

/** The provider's error messages of a field, known by one of the names; undefined without any. */
export function fieldProblem(error: unknown, ...names: string[]): string | undefined {
  if (!isProviderFailure(error)) return undefined;
  const texts = names.flatMap((name) => error.fields[name] ?? []);
  return texts.join(', ') || undefined;
}
