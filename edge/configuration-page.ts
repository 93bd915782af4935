import { Hono } from 'hono';
import { plainPage, plainPageHeaders } from './delivery/plain-page.ts';

/** What the edge serves while its configuration is wrong: a page for the operator that names the field. */
export function createConfigurationPage(problem: string): Hono {
  const page = plainPage(
    'The shop is not set up correctly',
    problem,
    'Correct the setting and start the shop again.',
  );
  return new Hono().all('*', (c) => c.html(page, 503, plainPageHeaders));
}
