import type { Context } from 'hono';
import { plainPage, plainPageHeaders } from './plain-page.ts';

/** No such file; another release may bring it, so nobody keeps the answer. */
export function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-cache', 'Access-Control-Allow-Origin': '*' });
}

/** An unforeseen error: the log has it, the visitor gets a page without it. */
export function failed(error: Error, c: Context): Response | Promise<Response> {
  console.error(`${c.req.method} ${c.req.path} failed:`, error);
  const page = plainPage('Something went wrong', 'The shop could not answer. Please try again in a moment.');
  return c.html(page, 500, plainPageHeaders);
}

/** The shop's forms are sent by its code; one that comes here was sent where no script runs. */
export function needsScript(c: Context): Response | Promise<Response> {
  const page = plainPage(
    'This needs JavaScript',
    'Nothing was sent. Please go back, turn JavaScript on and try again.',
  );
  return c.html(page, 405, { ...plainPageHeaders, Allow: 'GET, HEAD' });
}
