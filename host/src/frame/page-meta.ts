import type { PageHandle, PageMeta, SiteConfig } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { messages } from '../messages/shell.ts';

/** A matched route as far as its metadata goes. */
export interface DescribedMatch {
  readonly handle?: unknown;
  readonly loaderData?: unknown;
}

type ShownMeta = PageMeta & { readonly description: string };

/** Title and description of the page: from the deepest route's `handle.meta`, else from the site. */
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
    console.error('The metadata of the page could not be read.', error);
    return { title, description };
  }
}

/** Keeps the document's title and description in step with the page. Returns the title. */
export function usePageMeta(site: SiteConfig): string {
  const { title, description } = pageMeta(useMatches(), site);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  return title;
}
