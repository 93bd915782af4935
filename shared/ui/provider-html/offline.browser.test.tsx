import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { answering } from '../../testing/area/provider-answers.ts';
import { memoryStorage, testPlatform } from '../../testing/area/test-platform.ts';
import { PlatformProvider } from '../area/platform-context.tsx';
import { ProviderHtml } from './provider-html.tsx';
import { refuseParsing } from './testing/show-html.tsx';

const loadParser = vi.hoisted(() => vi.fn<() => Promise<unknown>>());

vi.mock('./parse-html.ts', async (original) => ({ ...(await original<object>()), loadParser }));

/** Hydrates a text that a server has rendered, in a page that refuses the browser's parser. */
function hydrate(): Element {
  const platform = testPlatform(answering(() => null).fetch, memoryStorage({}));
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'shop-root';
  element.innerHTML = '<div><p>From the <a href="/faq">server</a></p></div>';
  refuseParsing();
  const root = hydrateRoot(
    element,
    <MemoryRouter>
      <PlatformProvider platform={platform}>
        <ProviderHtml html="<p>From the browser</p>" />
      </PlatformProvider>
    </MemoryRouter>,
  );
  onTestFinished(() => {
    root.unmount();
    element.remove();
  });
  return element;
}

test('keeps what the server has rendered until the parser is loaded', async () => {
  const { parseHtml } = await import('./parse5-parser.ts');
  const loaded = Promise.withResolvers<unknown>();
  loadParser.mockReturnValue(loaded.promise);
  const element = hydrate();
  await expect.poll(() => loadParser).toHaveBeenCalled();
  expect(element.innerHTML).toContain('<p>From the <a href="/faq">server</a></p>');
  loaded.resolve(parseHtml);
  await expect.element(page.getByText('From the browser')).toBeVisible();
  expect(element.querySelectorAll('p')).toHaveLength(1);
});

test('keeps what the server has rendered when the parser cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  loadParser.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
  hydrate();
  await expect.poll(() => warn).toHaveBeenCalledOnce();
  await expect.element(page.getByText('From the server')).toBeVisible();
});
