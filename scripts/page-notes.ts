import { linkText } from '../kit/src/template/template-files.ts';
import { findMatchingRoutes } from './matching-routes.ts';
import { nextLinkOrder } from './templates.ts';

interface NewPage {
  readonly area: string;
  readonly page: string;
  readonly path: string;
}

/** Said of an area, too. */
export const testNote = 'Tests that ask for a line about it: docs/developing.md#a-new-area-a-new-page';

/** What is said of a page that was made: pages that it hides, its link in the menu, its texts, tests that know the pages. */
export function pageNotes(checkout: string, { area, page, path }: NewPage): string[] {
  const link = { path, text: linkText(page), order: nextLinkOrder(checkout) };
  const root = `remotes/${area}`;
  return [
    ...hiddenPages(checkout, path),
    `To link it in the menu, add to navigation in ${root}/area.json: ${oneLine(link)}`,
    `Its texts are in ${root}/src/messages/${page}.ts, its title in ${root}/src/${page}/route.ts. ` +
      "Where the area's other pages make their titles with a function, use that.",
    testNote,
  ];
}

function hiddenPages(checkout: string, path: string): string[] {
  return findMatchingRoutes(checkout, path)
    .filter(({ pattern }) => pattern !== path)
    .map(({ area, pattern, params }) => {
      const values = Object.entries(params).map(([name, value]) => `${name} "${value}"`);
      return (
        `Warning: ${path} is also matched by ${pattern} of the area ${area}. ` +
        `The new page hides what that shows for ${values.join(', ')}; --path gives a page another address.`
      );
    });
}

function oneLine(value: Record<string, unknown>): string {
  const entries = Object.entries(value).map(
    ([name, part]) => `${JSON.stringify(name)}: ${JSON.stringify(part)}`,
  );
  return `{ ${entries.join(', ')} }`;
}
