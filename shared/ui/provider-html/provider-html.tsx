import { useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import type { CleanHtml } from '../../contracts/index.ts';
import { usePlatform } from '../area/platform-context.tsx';
import styles from './provider-html.module.css';
import { shownWords } from './shown-words.tsx';
import { textTree } from './text-tree.ts';
import { useCleaner } from './use-cleaner.ts';
import { useFollowedLinks } from './use-followed-links.ts';

export interface ProviderHtmlProps {
  readonly html: string;
  /** Level of the text's topmost headings: one below the heading that it stands under. */
  readonly headings?: 2 | 3;
  readonly className?: string;
}

/**
 * HTML of the provider, made harmless. Its words and pictures stand there at once, linked and in the room that they keep;
 * videos and all that takes a parser come with the sanitiser. Where that cannot be had the words stay.
 */
export function ProviderHtml({ html, headings = 3, className }: ProviderHtmlProps) {
  const clean = useCleaner();
  const classes = `${styles.html} ${className ?? ''}`;
  return clean ? (
    <CleanText html={html} headings={headings} clean={clean} classes={classes} />
  ) : (
    <Words html={html} headings={headings} classes={classes} />
  );
}

interface TextProps extends Required<Pick<ProviderHtmlProps, 'html' | 'headings'>> {
  readonly classes: string;
}

function CleanText({ html, headings, clean, classes }: TextProps & { readonly clean: CleanHtml }) {
  const { links, provider } = usePlatform();
  const place = useFollowedLinks();
  useLayoutEffect(() => {
    place.current?.replaceChildren(clean(html, { links, provider, headings }));
  }, [html, headings, clean, links, provider, place]);
  return <div key="html" ref={place} className={classes} data-formatted="" />;
}

function Words({ html, headings, classes }: TextProps) {
  const { links, provider } = usePlatform();
  const page = usePageAddress();
  const place = useFollowedLinks();
  const words = useMemo(() => {
    const storefront = new URL(links.href('/'), page);
    return shownWords(textTree(html, headings), { links, provider, storefront });
  }, [html, headings, links, provider, page]);
  return (
    <div key="words" ref={place} className={classes}>
      {words}
    </div>
  );
}

/** What addresses on the page count from. A server does not know it, and whoever takes a page over begins as it did. */
function usePageAddress(): string {
  return useSyncExternalStore(
    never,
    () => document.baseURI,
    () => 'https://storefront.invalid/',
  );
}

const never = () => () => {};
