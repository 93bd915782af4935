import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import type { Finding } from './finding.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What axe finds by WCAG 2.2 AA, and whether the page scrolls sideways. */
export async function checkAccessibility(page: Page, route: string): Promise<Finding[]> {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ id, help, nodes }) => ({
      of: route,
      expected: `${help} (axe: ${id})`,
      found: nodes.map(({ html }) => html).join('\n'),
    })),
    ...(overflow > 0 ? [{ of: route, expected: 'no sideways scroll', found: `${overflow} px` }] : []),
  ];
}
