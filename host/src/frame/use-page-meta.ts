import type { SiteConfig } from '@shop/shared/contracts';
import { useEffect } from 'react';
import { useMatches } from 'react-router-dom';
import { pageMeta } from './page-meta.ts';

/** Keeps the document's title and description on the page shown. Gives the title. */
export function usePageMeta(site: SiteConfig): string {
  const { title, description } = pageMeta(useMatches(), site);
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name=description]')?.setAttribute('content', description);
  }, [title, description]);
  return title;
}
