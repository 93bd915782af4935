import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contractVersion } from '../../contracts/index.ts';
import { showArea } from '../../testing/area/index.ts';
import { areaRoute } from '../area/area-route.tsx';
import { ProviderHtml } from './provider-html.tsx';

vi.mock('dompurify', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

test('shows the words alone when the sanitiser cannot be loaded', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const html = '<p>Plain <b>words</b><img src=x onerror=alert(1)><script>alert(1)</script></p>';
  const { element, close } = showArea(
    {
      contract: contractVersion,
      routes: (platform) => [areaRoute(platform, [{ path: '/', element: <ProviderHtml html={html} /> }])],
    },
    { path: '/', answers: () => null },
  );
  onTestFinished(close);
  await expect.poll(() => warn).toHaveBeenCalledOnce();
  await expect.element(page.getByText('Plain words')).toBeVisible();
  expect(element.querySelector('script, [onerror]')).toBeNull();
});
