import type { PageHandle, PageMeta, SiteConfig } from '@shop/shared/contracts';
import { messages } from '../messages.ts';

/** A matched route as far as its metadata goes. */
export interface DescribedMatch {
  readonly handle?: unknown;
  readonly loaderData?: unknown;
}

type ShownMeta = PageMeta & { readonly description: string };

/** What the page shown says of itself: the deepest route's `handle.meta` decides, the site where it says nothing. */
export function pageMeta(matches: readonly DescribedMatch[], site: SiteConfig): ShownMeta {
  const meta = ownMeta(matches, site);
  return { ...meta, description: meta.description || site.description || messages.noDescription };
}

function ownMeta(matches: readonly DescribedMatch[], { title, description }: SiteConfig): PageMeta {
  const described = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.meta);
  const handle = described?.handle as PageHandle | undefined;
  try {
    return handle?.meta?.(described?.loaderData, { title }) ?? { title, description };
  } catch (error) {
    console.error(`The page's description of itself failed.`, error);
    return { title, description };
  }
}
