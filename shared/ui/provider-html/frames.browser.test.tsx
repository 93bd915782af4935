import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showHtml } from './testing/show-html.tsx';

test('shows a video by https in a sandbox, with a link beside it', async () => {
  const { element } = showHtml(
    '<p><iframe src="https://www.youtube.com/embed/1?a=1&amp;b=2" title="Rolling" width="560" height="315" allowfullscreen></iframe></p>',
  );
  await expect
    .element(page.getByRole('link', { name: 'Watch at www.youtube.com (another website)' }))
    .toHaveAttribute('href', 'https://www.youtube.com/embed/1?a=1&b=2');
  const frame = element.querySelector('iframe');
  expect(frame?.src).toBe('https://www.youtube.com/embed/1?a=1&b=2');
  expect(frame?.title).toBe('Rolling');
  expect(frame?.getAttribute('sandbox')).toBe(
    'allow-scripts allow-same-origin allow-presentation allow-popups',
  );
  expect(frame?.loading).toBe('lazy');
  expect((frame?.clientWidth ?? 0) / (frame?.clientHeight ?? 1)).toBeCloseTo(16 / 9, 1);
});

test('takes the https that an old embed code leaves out, and names the nameless', async () => {
  const { element } = showHtml('<iframe src="//player.vimeo.com/video/1"></iframe>');
  await expect.poll(() => element.querySelector('iframe')?.src).toBe('https://player.vimeo.com/video/1');
  expect(element.querySelector('iframe')?.title).toBe('Video');
});

test('links a video that may not be framed', async () => {
  const { element } = showHtml('<iframe src="http://www.youtube.com/embed/1"></iframe>');
  await expect.element(page.getByRole('link', { name: /^Watch at www.youtube.com/ })).toBeVisible();
  expect(element.querySelector('iframe')).toBeNull();
});

test.each([
  'https://video.example/embed/1',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://www.youtube.com.evil.example/embed/1',
  'https://evil.example/www.youtube.com/embed/1',
  'https://www.youtube.com:8443/embed/1',
  'https://www.google.com/maps/embedded',
])('links %s, which is no known player [SEC-14]', async (address) => {
  const { element } = showHtml(`<iframe src="${address}"></iframe>`);
  await expect
    .element(page.getByRole('link', { name: `Watch at ${new URL(address).host} (another website)` }))
    .toHaveAttribute('href', address);
  expect(element.querySelector('iframe')).toBeNull();
});

test.each([
  'https://www.youtube.com/embed/1',
  'https://www.youtube-nocookie.com/embed/1?rel=0',
  'https://player.vimeo.com/video/1',
  'https://www.openstreetmap.org/export/embed.html?bbox=1,2,3,4',
  'https://www.google.com/maps/embed?pb=1',
])('frames the player or map at %s [SEC-14]', async (address) => {
  const { element } = showHtml(`<iframe src="${address}"></iframe>`);
  await expect.poll(() => element.querySelector('iframe')?.src).toBe(address);
});

test("frames what the shop's list of players names, and nothing else [SEC-14]", async () => {
  const { element } = showHtml(
    ['video.example/embed/1', 'video.example/login', 'www.youtube.com/embed/1']
      .map((address) => `<iframe src="https://${address}"></iframe>`)
      .join(''),
    {},
    { players: ['video.example/embed/'] },
  );
  await expect.poll(() => element.querySelectorAll('a').length).toBe(3);
  const frames = Array.from(element.querySelectorAll('iframe'), ({ src }) => src);
  expect(frames).toEqual(['https://video.example/embed/1']);
});

test('frames the first six players of a text, and links the others [SEC-83]', async () => {
  const { element } = showHtml('<p><iframe src="//www.youtube.com/embed/1"></iframe></p>'.repeat(300));
  await expect.poll(() => element.querySelectorAll('a').length).toBe(300);
  expect(element.querySelectorAll('iframe').length).toBe(6);
  expect(element.querySelector('p:nth-child(7)')?.textContent).toMatch(/^Watch at www.youtube.com/);
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
