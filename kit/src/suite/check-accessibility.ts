import type { Page } from 'playwright';
import { findViolations, wcag22aa } from './axe.ts';
import type { Finding } from './finding.ts';

/** What axe finds by WCAG 2.2 AA, and whether the page scrolls sideways. */
export async function checkAccessibility(page: Page, route: string): Promise<Finding[]> {
  const violations = await findViolations(page, { tags: wcag22aa });
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return [
    ...violations.map(({ rule, help, elements }) => ({
      of: route,
      expected: `${help} (axe: ${rule})`,
      found: elements.join('\n'),
    })),
    ...(overflow > 0 ? [{ of: route, expected: 'no sideways scroll', found: `${overflow} px` }] : []),
  ];
}
