import { type Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { escapeHtml } from '../html/html-text.ts';
import { scriptElement } from '../html/inline-scripts.ts';
import { answerHeaders, secureAnswers } from './answer-headers.ts';
import { hashSource } from './content-security-policy.ts';

// The shop's colours, without any file.
const style = `
:root { color-scheme: light dark; background: light-dark(#faf6ee, #121816); color: light-dark(#18221f, #f4eee2); }
body { max-width: 40rem; margin: 12vh auto 0; padding: 0 24px; font: 17px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font: 400 2rem/1.2 Georgia, serif; text-wrap: balance; }
a { display: inline-block; padding: 10px 0; color: light-dark(#bf3a1b, #ff8c69); text-underline-offset: .22em; }
:focus-visible { outline: 3px solid light-dark(#1f5a4e, #8ccbb6); outline-offset: 2px; }
`;

/** A page without files, scripts and data. */
export function plainPage(title: string, ...paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
</body>
</html>`;
}

/** For pages that are not cached and load nothing. */
export const plainPageHeaders = { ...answerHeaders.errorPage, ...(await headersFor("'none'")) };

/** A plain page with a script at its end, the JSON element that it reads, and the page's headers. */
export async function scriptedPage(
  { data, script }: { readonly data: string; readonly script: string },
  title: string,
  ...paragraphs: readonly string[]
) {
  const html = plainPage(title, ...paragraphs).replace(
    '</body>',
    () => `${data}\n${scriptElement(script)}\n</body>`,
  );
  return { html, headers: await headersFor(await hashSource(script)) };
}

async function headersFor(scriptSource: string) {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; script-src ${scriptSource}; style-src ${await hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
  };
}

/** No such file. Not cached: another release may have it. */
export function notFound(c: Context): Response {
  return c.text('Not found', 404, { 'Cache-Control': 'no-cache', ...answerHeaders.data });
}

/** What is made of a page for other sites cannot be rendered now: they may ask again after a minute. */
export function notRendered(c: Context): Response {
  const headers = { ...answerHeaders.data, 'Cache-Control': 'no-store', 'Retry-After': '60' };
  return c.text('The page cannot be rendered at the moment', 503, headers);
}

/** For an unexpected error, which is not shown to the visitor. A refusal, as of a body that is too large, is none. */
export function answerError(error: Error, c: Context): Response | Promise<Response> {
  if (error instanceof HTTPException) return c.body(null, error.status, { 'Cache-Control': 'no-store' });
  const page = plainPage('Something went wrong', 'The shop could not answer. Please try again in a moment.');
  return c.html(page, 500, plainPageHeaders);
}

/** The request's host is not the shop's: a client should not have sent it here (RFC 9110, 15.5.20). */
export function misdirected(c: Context): Response | Promise<Response> {
  const page = plainPage('No shop here', 'The shop does not answer under this name.');
  return c.html(page, 421, plainPageHeaders);
}

/** The shop sends its forms by script; one that is posted here was sent by a browser without script. */
export function answerFormPost(c: Context): Response | Promise<Response> {
  const page = plainPage(
    'This needs JavaScript',
    'Nothing was sent. Please go back, turn JavaScript on and try again.',
  );
  return c.html(page, 405, { ...plainPageHeaders, Allow: 'GET, HEAD' });
}

/** Refuses a form post: its address takes forms of another kind or size. */
export function refusePost(c: Context, status: 400 | 413 | 415, title: string, help: string) {
  return c.html(plainPage(title, help), status, plainPageHeaders);
}

/**
 * Serves a page that names the wrong setting, in place of a shop whose configuration is wrong. What is wrong with it may
 * hold paths and addresses, and is not for visitors.
 */
export function createConfigurationPage(setting: string): Hono {
  const page = plainPage(
    'The shop is not set up correctly',
    `The setting ${setting} is missing or wrong. The shop’s log says what is wrong with it.`,
    'Correct it and start the shop again.',
  );
  return new Hono().use(secureAnswers).all('*', (c) => c.html(page, 503, plainPageHeaders));
}

/** Serves a page that asks for a moment, until the first set of releases is ready. */
export function createStartingPage(): Hono {
  const page = plainPage('The shop is about to open', 'Please try again in a moment.');
  return new Hono()
    .use(secureAnswers)
    .all('*', (c) => c.html(page, 503, { ...plainPageHeaders, 'Retry-After': '5' }));
}
