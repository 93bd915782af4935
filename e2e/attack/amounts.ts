import type { Page } from '@playwright/test';
import type { Vector } from './vectors/index.ts';
import { readingOf } from './vectors/numbers.ts';

// What the shop is expected to make of a number, whatever it stands for (REC-17).

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** A price, a total or a payment's amount as it must be shown; undefined for what is none. */
export function moneyOf(vector: Vector): string | undefined {
  const read = readingOf(vector);
  return read !== null && read >= 0 && read < 1e12 ? dollars.format(read) : undefined;
}

/** Of a line, or of the whole cart; undefined for what is no whole number, or too many. */
export function itemsOf(vector: Vector): number | undefined {
  const read = readingOf(vector);
  return read !== null && Number.isInteger(read) && read >= 0 && read <= 999_999 ? read : undefined;
}

/** Whether a stock says that nothing is left; a stock that cannot be read says nothing. */
export function isSoldOut(vector: Vector): boolean {
  const read = readingOf(vector);
  return read !== null && read < 1;
}

/** Words on a page, and in the names of its fields and buttons, that show a number as only a program would. */
export async function oddNumbers(page: Page): Promise<string[]> {
  const odd =
    /\bNaN\b|Infinity|\bundefined\b|\[object|(?<![\w.])-?\d+(?:\.\d+)?e[+-]?\d+|(?<!\w)-\$?0(?:[.,]0+)?(?![\d.,])/g;
  const words = await page.evaluate(() => {
    const said: string[] = [];
    const read = (root: ParentNode) => {
      for (const element of root.querySelectorAll('body, body *')) {
        if (element.localName === 'body') said.push((element as HTMLElement).innerText);
        if (element instanceof HTMLInputElement) said.push(element.value);
        said.push(element.getAttribute('aria-label') ?? '');
        if (element.shadowRoot) {
          for (const child of element.shadowRoot.children) said.push((child as HTMLElement).innerText ?? '');
          read(element.shadowRoot);
        }
      }
    };
    read(document);
    return said.join('\n');
  });
  return [...words.matchAll(odd)].map(
    ({ index }) => `shows ${words.slice(Math.max(0, index - 40), index + 40)}`,
  );
}
