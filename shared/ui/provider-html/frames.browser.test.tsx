import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showHtml } from './testing/show-html.tsx';

test('shows a video by https in a sandbox, with a link beside it', async () => {
  const { element } = showHtml(
    '<p><iframe src="https://video.example/embed/1?a=1&amp;b=2" title="Rolling" width="560" height="315" allowfullscreen></iframe></p>',
  );
  await expect
    .element(page.getByRole('link', { name: 'Watch at video.example (another website)' }))
    .toHaveAttribute('href', 'https://video.example/embed/1?a=1&b=2');
  const frame = element.querySelector('iframe');
  expect(frame?.src).toBe('https://video.example/embed/1?a=1&b=2');
  expect(frame?.title).toBe('Rolling');
  expect(frame?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-presentation allow-popups',
  );
  expect(frame?.loading).toBe('lazy');
  expect((frame?.clientWidth ?? 0) / (frame?.clientHeight ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('takes the https that an old embed code leaves out, and names the nameless', async () => {
  const { element } = showHtml('<iframe src="//video.example/1"></iframe>');
  await expect.poll(() => element.querySelector('iframe')?.src).toBe('https://video.example/1');
  expect(element.querySelector('iframe')?.title).toBe('Video');
});

test('links a video that may not be framed', async () => {
  const { element } = showHtml('<iframe src="http://video.example/1"></iframe>');
  await expect.element(page.getByRole('link', { name: /^Watch at video.example/ })).toBeVisible();
  expect(element.querySelector('iframe')).toBeNull();
});

test('frames nothing of its own origin', async () => {
  const { element } = showHtml(`<b>ok</b><iframe src="${new URL('/login', location.href).href}"></iframe>`);
  await expect.poll(() => element.querySelector('[data-formatted] b')).not.toBeNull();
  expect(element.querySelector('iframe')).toBeNull();
});

test('a wide table scrolls by keyboard inside the text, a narrow one is no stop', async () => {
  const cells = (count: number) => `<tr>${'<td>Salmon nigiri</td>'.repeat(count)}</tr>`;
  const { element } = showHtml(
    `<table><caption>Wide</caption>${cells(40)}</table><table><caption>Narrow</caption>${cells(2)}</table>`,
  );
  const wide = page.getByRole('group', { name: 'Wide' });
  await expect.element(wide).toHaveAttribute('tabindex', '0');
  await expect.element(page.getByRole('group', { name: 'Narrow' })).not.toBeInTheDocument();
  expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth);
});
