import '@shop/shared/ui/styles';
import { widths } from '@shop/shared/testing/area';
import { adopt } from '@shop/shared/shadow-dom-css';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { failOnStrayErrors } from '../testing/open-shop.tsx';
import { DemoPage } from './demo-page.tsx';

beforeEach(() => {
  failOnStrayErrors();
  const release = adopt(document, ['test']);
  const element = document.body.appendChild(document.createElement('div'));
  element.className = 'shop-root';
  const root = createRoot(element);
  root.render(<DemoPage />);
  onTestFinished(() => {
    root.unmount();
    element.remove();
    release();
  });
});

test.each(widths)(
  'has a navigation bar, a hero, an about section and three testimonials, %i px wide [TST-02]',
  async (width) => {
    await page.viewport(width, 800);
    const bar = page.getByRole('banner').getByRole('navigation');
    await expect.element(bar.getByRole('link', { name: 'About' })).toHaveAttribute('href', '#about');
    await expect.element(page.getByRole('region', { name: 'Steel for patient hands' })).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'One smith, one stone, one week' })).toBeVisible();
    const voices = page.getByRole('region', { name: 'What cooks say' });
    expect(voices.getByRole('figure').elements()).toHaveLength(3);
  },
);

test.each(widths)('has six cards from $45 to $120, %i px wide [TST-03]', async (width) => {
  await page.viewport(width, 800);
  const cards = page.getByRole('region', { name: 'Six blades, one bench' }).getByRole('listitem');
  await expect.poll(() => cards.elements().length).toBe(6);
  const prices = cards.elements().map((card) => Number(/\$(\d+)/.exec(card.textContent)?.[1]));
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([45, 120]);
});

test.each(widths)(
  'ends in anchors, social icons and a made-up disclaimer, %i px wide [TST-04]',
  async (width) => {
    await page.viewport(width, 800);
    const footer = page.getByRole('contentinfo');
    await expect.element(footer.getByText(/No blade on this page exists/)).toBeVisible();
    const anchors = footer.getByRole('navigation').getByRole('link').elements();
    expect(anchors).toHaveLength(3);
    for (const anchor of anchors)
      expect(document.querySelector(anchor.getAttribute('href') ?? '')).toBeVisible();
    const social = footer.getByRole('list', { name: 'Elsewhere' }).getByRole('link').elements();
    expect(social.map((link) => link.getAttribute('aria-label'))).toEqual([
      'Instagram',
      'Youtube',
      'Facebook',
    ]);
    for (const link of social) expect(link.querySelector('svg')).toBeVisible();
    const body = document.querySelector('.shop-root')?.lastElementChild;
    expect(body?.lastElementChild).toBe(footer.element());
  },
);
