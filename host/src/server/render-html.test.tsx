import { expect, test } from 'vitest';
import { createStaticHandler } from 'react-router-dom';
import { renderHtml } from './render-html.tsx';

const { signal } = new AbortController();

/** A page that says a text many times. */
async function page(text: string, times: number): Promise<string> {
  const routes = [{ path: '*', element: Array.from({ length: times }, (_, key) => <p key={key}>{text}</p>) }];
  const context = await createStaticHandler(routes).query(new Request('http://shop.invalid/', { signal }));
  if (context instanceof Response) throw new Error('It leads nowhere.');
  return renderHtml(routes, context, signal);
}

test('a page is as it is said, and one of more than 8 million characters is none [SEC-211]', async () => {
  expect(await page('寿司 & €', 3000)).toBe('<p>寿司 &amp; €</p>'.repeat(3000));
  expect(await page('x'.repeat(19_993), 400)).toHaveLength(8_000_000);
  await expect(page('x'.repeat(19_993), 401)).rejects.toThrow('it has more than 8000000 characters');
});
