import { startTransition, use } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { CDPSession } from 'playwright';
import { cdp } from 'vitest/browser';
import { Picture } from './picture.tsx';

const dot = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
const late = <Picture late src={dot} alt="Two pieces" width={160} height={80} className="small" />;

function rendered(picture = late) {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderToString(picture);
  onTestFinished(() => element.remove());
  return element;
}

test('a late picture of a rendered page is loaded after hydration, its place and name are there before', async () => {
  const element = rendered();
  const image = element.querySelector('img');
  expect(image?.src).not.toBe(dot);
  expect([image?.alt, image?.width, image?.height]).toEqual(['Two pieces', 160, 80]);
  const before = image?.getBoundingClientRect();

  const problems = vi.fn<(error: unknown) => void>();
  const root = hydrateRoot(element, late, { onRecoverableError: problems });
  onTestFinished(() => root.unmount());
  await expect.poll(() => element.querySelector('img')?.naturalWidth).toBe(1);
  expect(element.querySelector('img')?.getBoundingClientRect()).toEqual(before);
  expect(element.querySelector('img')?.className).toBe('small');
  expect(problems).not.toHaveBeenCalled();
});

test('without script it stands in the page like any other', () => {
  const element = rendered();
  const [, fallback = ''] = /<noscript>(.*)<\/noscript>/.exec(element.innerHTML) ?? [];
  expect(fallback).toContain(dot);
  expect(fallback).toContain('Two pieces');
});

test('far from the screen it waits until it comes near, also when the code is there', async () => {
  const address = `/far.gif?${Date.now()}`;
  const far = <Picture late src={address} alt="Two pieces" width={160} height={80} />;
  const element = rendered(far);
  element.style.cssText = 'margin-top: 6000px; height: 6000px';
  await element.querySelector('img')?.decode();
  const root = hydrateRoot(element, far);
  onTestFinished(() => root.unmount());
  const asked = () =>
    performance.getEntriesByType('resource').filter(({ name }) => name.endsWith(address)).length;
  await expect.poll(() => element.querySelector('img')?.src).toContain(address);
  for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  expect(asked()).toBe(0);
  element.scrollIntoView();
  await expect.poll(asked).toBe(1);
});

test('its reference is handed on once, however often it is rendered', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  const ref = vi.fn<(image: HTMLImageElement | null) => void>();
  for (const alt of ['One piece', 'Two pieces']) {
    root.render(<Picture ref={ref} src={dot} srcSet={`${dot} 1x`} alt={alt} width={160} height={80} />);
    await expect.poll(() => element.querySelector('img')?.alt).toBe(alt);
  }
  expect(ref.mock.calls).toEqual([[element.querySelector('img')]]);
});

const addresses = [
  ['densities', { srcSet: `${dot} 1x, ${dot} 2x` }],
  ['widths', { srcSet: `${dot} 480w, ${dot} 1400w`, sizes: '(width < 680px) 36vw, 300px' }],
] as const;

test.for(addresses)(
  'pictures of a render that is dropped are released, with %s [REL-05]',
  async ([, set]) => {
    const never = new Promise<never>(() => {});
    const Waiting = () => use(never);
    const root = createRoot(document.createElement('div'));
    const hundred = Array.from({ length: 100 }, (_, n) => (
      <Picture key={n} src={dot} {...set} alt="Two pieces" width={160} height={80} />
    ));
    const before = await nodesInMemory();
    startTransition(() =>
      root.render(
        <>
          {hundred}
          <Waiting />
        </>,
      ),
    );
    await expect.poll(async () => (await nodesInMemory()) - before).toBeGreaterThan(50);
    root.unmount();
    await expect.poll(async () => (await nodesInMemory()) - before).toBeLessThan(50);
  },
);

test('a picture of several widths has them and its size once it is shown', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => element.remove());
  const root = createRoot(element);
  onTestFinished(() => root.unmount());
  const [, [, wide]] = addresses;
  root.render(<Picture src={dot} {...wide} alt="Two pieces" width={160} height={80} />);
  await expect.poll(() => element.querySelector('img')?.srcset).toBe(wide.srcSet);
  expect(element.querySelector('img')?.sizes).toBe(wide.sizes);
});

async function nodesInMemory(): Promise<number> {
  const session = cdp() as CDPSession;
  await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Memory.getDOMCounters')).nodes;
}
