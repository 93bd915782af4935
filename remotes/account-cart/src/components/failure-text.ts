import { isProviderFailure } from '@shop/shared/contracts/provider';

/** The answer's own words, else the fallback. */
export function detailOr(error: unknown, fallback: string): string {
  return (isProviderFailure(error) && error.detail) || fallback;
}

/** Like `detailOr`, with the answer as text in between. */
export function detailOrAnswer(error: unknown, fallback: string): string {
  if (!isProviderFailure(error)) return fallback;
  return error.detail || answerText(error.body) || fallback;
}

/** Empty answers, and pages of a server that broke, are no text for a shopper. */
function answerText(body: unknown): string {
  if (typeof body === 'string') return body.trim().startsWith('<') ? '' : body.trim();
  if (typeof body !== 'object' || body === null || Object.keys(body).length === 0) return '';
  return JSON.stringify(body);
}
