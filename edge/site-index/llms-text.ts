import type { ListedPage } from '@shop/shared/contracts';

interface DescribedShop {
  /** As the world knows it. */
  readonly origin: string;
  readonly title: string;
  readonly description: string;
}

const mostLines = 1000;
const mostCharacters = 200;
const withoutSection = 'Pages';

/**
 * `/llms.txt` (https://llmstxt.org): the shop's pages in Markdown, by section. Titles and descriptions are the provider's
 * texts: each stays on its line and makes no markup of its own.
 */
export function llmsText(pages: readonly ListedPage[], shop: DescribedShop): string {
  const sections = new Map<string, string[]>();
  for (const page of pages.filter(({ title }) => title).slice(0, mostLines)) {
    const section = page.section ?? withoutSection;
    sections.set(section, [...(sections.get(section) ?? []), lineOf(page, shop.origin)]);
  }
  const parts = [
    `# ${plain(shop.title) || new URL(shop.origin).host}`,
    ...(plain(shop.description) ? [`> ${plain(shop.description)}`] : []),
    `Prices and stock change: the pages have them. All pages: ${new URL('/sitemap.xml', shop.origin).href}`,
    ...Array.from(sections, ([section, lines]) => `## ${plain(section)}\n\n${lines.join('\n')}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function lineOf({ path, title, description = '' }: ListedPage, origin: string): string {
  const address = new URL(path, origin).href.replaceAll('(', '%28').replaceAll(')', '%29');
  const text = plain(description);
  return `- [${plain(title)}](${address})${text && `: ${text}`}`;
}

function plain(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}\p{Cs}]+/gu, ' ').trim();
  const characters = Array.from(line);
  const cut = characters.length > mostCharacters ? `${characters.slice(0, mostCharacters).join('')}…` : line;
  return cut.replaceAll(/[\\`*_[\]<>#|]/g, String.raw`\$&`);
}
