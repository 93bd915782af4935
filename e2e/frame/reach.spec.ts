import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { findViolations } from '../../kit/src/suite/axe.ts';
import { quiet } from '../../kit/src/suite/quiet.ts';
import { searchField, widths } from '../shop-page.ts';
import { sampled } from '../whole.ts';

const pages = [
  '/',
  '/products',
  '/products/salmon-nigiri',
  '/blog',
  '/contact',
  '/faq',
  '/login',
  '/cart',
  '/test',
];

/** What has focus after one more press of Tab, by its name. */
async function tab(page: Page): Promise<string> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('aria-label') || element?.textContent?.trim() || '';
  });
}

for (const width of widths) {
  test(`the frame is accessible ${width} px wide, with all that opens in it open`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/faq');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.getByRole('group', { name: 'Colors' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Get In Touch' }).getByRole('link').first()).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    if (width > 768) {
      await page.getByRole('navigation', { name: 'Main' }).getByText('SHOP').click();
      await expect(page.getByRole('link', { name: 'Maki', exact: true })).toBeVisible();
    } else {
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      const menu = page.getByRole('dialog', { name: 'Menu' });
      await expect(menu.getByRole('link', { name: 'Maki', exact: true })).toBeVisible();
      // Contrast is that of the menu come to rest.
      await menu.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
    }
    expect(await findViolations(page)).toEqual([]);
  });
}

test('the keyboard reaches everything of the frame in the order in which it is read', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const order: string[] = [];
  for (let presses = 0; presses < 12; presses += 1) order.push(await tab(page));
  expect(order).toEqual([
    'Skip to content',
    'Umi',
    'Search products',
    'Search products',
    'Login',
    'Register',
    'Cart, 0 items',
    'HOME',
    'SHOP',
    'ABOUT',
    'CONTACT',
    'BLOG',
  ]);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'FAQs' }).focus();
  await expect(page.getByRole('group', { name: 'Colors' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'As my device' })).toBeFocused();
});

/** What is wrong with where the focus is: nothing shows it, or something else lies over it. */
async function focusFaults(): Promise<{ readonly where: string; readonly faults: string[] } | null> {
  // What moves when the focus does has come to rest a frame later.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const where = `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
  const faults: string[] = [];
  // A field's ring may be its frame's.
  const framed = element.closest('form, label')?.parentElement?.querySelectorAll('*') ?? [];
  const ringed = [element, ...framed].some((part) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(part);
    const ring = outlineStyle !== 'none' && outlineWidth !== '0px';
    return ring || (part !== element && boxShadow !== 'none');
  });
  // Inside another site's frame the focus is that site's to show: no selector of ours matches then.
  if (!ringed && element.localName !== 'iframe') faults.push('no ring');
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  const seen = boxes.some(({ left, top, width, height }) => {
    // Browsers do not scroll to a frame whose page has nothing to focus: of a frame a part is enough.
    const shown = element.localName === 'iframe' ? Math.min(height, innerHeight - top) : height;
    const there = document.elementFromPoint(left + width / 2, top + shown / 2);
    return there !== null && (element.contains(there) || there.contains(element));
  });
  if (!seen) faults.push('out of sight');
  return { where, faults };
}

/** What comes when one is near it, and moves what is below. */
function comingLate(page: Page, path: string): Locator[] {
  if (path === '/test' || path === '/login') return [];
  const touch = page.getByRole('region', { name: 'Get In Touch' }).getByRole('link').first();
  if (path === '/') return [page.getByRole('heading', { name: 'Seventy degrees' }), touch];
  if (path === '/products/salmon-nigiri') return [page.getByRole('heading', { name: 'Tuna nigiri' }), touch];
  return [touch];
}

/** By distance: in Chromium before 156 `scrollIntoView` also moves the place where the next press of Tab begins. */
function scrollToEnd(element: Element): void {
  scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
}

for (const path of pages)
  test(`the keyboard goes through all of ${path}, with its focus seen`, sampled(path), async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const late of comingLate(page, path)) {
      await page.getByRole('main').last().evaluate(scrollToEnd);
      await expect(late).toBeVisible();
    }
    await page.evaluate(() => scrollTo(0, 0));
    const stops: string[] = [];
    const faulty: string[] = [];
    for (let presses = 0; presses < 250; presses += 1) {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(focusFaults);
      if (!focus) break;
      stops.push(focus.where);
      for (const fault of focus.faults) faulty.push(`${focus.where}: ${fault}`);
    }
    expect(faulty).toEqual([]);
    expect(stops.at(0)).toMatch(path === '/test' ? /./ : /^a Skip to content/);
    const controls = page
      .locator('a[href], button, input, select, textarea, summary')
      .filter({ visible: true });
    expect(stops.length).toBeGreaterThanOrEqual((await controls.count()) / 2);
    await expect(page.locator('[tabindex]:not([tabindex="0"], [tabindex="-1"])')).toHaveCount(0);
  });

test('320 px wide, as with a window of 1280 px enlarged to 400 %, nothing is lost sideways', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(wide, path).toBe(0);
  }
});

test('enlarged to 200 % on a desk, the frame keeps all its ways', async ({ page }) => {
  // A window of 1280 x 900 at 200 % has 640 x 450 CSS pixels.
  await page.setViewportSize({ width: 640, height: 450 });
  for (const path of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const room = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const bars = [...document.querySelectorAll('body *')].filter((element) => {
        const { position, visibility, opacity } = getComputedStyle(element);
        return (
          position === 'fixed' && visibility === 'visible' && opacity !== '0' && element.clientWidth > 300
        );
      });
      return {
        wide: scrollWidth - clientWidth,
        bars: bars.reduce((sum, { clientHeight }) => sum + clientHeight, 0),
      };
    });
    expect(room.wide, path).toBe(0);
    expect(room.bars, `${path}: what stays over the page`).toBeLessThan(450 / 3);
  }
  await page.goto('/products');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await menu.getByRole('link', { name: 'Register' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Register');
});

test('with the system’s own colors every control still has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/faq');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('group', { name: 'Colors' })).toBeVisible();
  const toTop = page.getByRole('button', { name: 'Back to top' });
  await expect(toTop).toBeVisible();
  const edges = await page.evaluate(() => {
    const chosen = document.querySelector('fieldset:has(:checked)');
    const search = document.querySelector('[role=search]:has(input), form:has(input[type=search])');
    const edgeOf = (element: Element | null | undefined) => {
      const { borderTopWidth, borderTopStyle, borderTopColor } = getComputedStyle(element ?? document.body);
      return borderTopStyle === 'solid' && borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)';
    };
    return [edgeOf(chosen), edgeOf(search)];
  });
  expect(edges).toEqual([true, true]);
  await page.evaluate(() => scrollTo(0, 0));
  await searchField(page).focus();
  const ring = await searchField(page).evaluate((field) => getComputedStyle(field).outlineStyle);
  expect(ring, 'focus without the ring of shadow').toBe('solid');
});

for (const path of pages)
  test(`the system’s colors tell apart every control of ${path}`, sampled(path), async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await quiet(page);
    const lost = await page.evaluate(() => {
      const edged = (element: Element | null, part?: string) => {
        if (!element) return false;
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element, part);
        return borderTopStyle !== 'none' && borderTopWidth !== '0px';
      };
      const signed = (element: Element) =>
        edged(element, '::before') && getComputedStyle(element, '::after').backgroundImage !== 'none';
      const controls = document.querySelectorAll('button, input, select, textarea');
      return [...controls]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => {
          if (control.matches('[type=checkbox], [type=radio], [type=range]')) return false;
          const named = control.matches('button') && control.textContent.trim() !== '';
          const edges = [edged(control), edged(control.parentElement), signed(control)];
          return !named && !edges.includes(true) && !control.querySelector('svg, img');
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    });
    expect(lost).toEqual([]);
  });
