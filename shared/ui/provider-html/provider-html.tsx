import { useNavigate } from '@shop/shared/router';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { usePlatform } from '../area/platform-context.tsx';
import { useHydrated } from '../area/use-hydrated.ts';
import { htmlElements } from './html-elements.tsx';
import { loadParser, parseHtml, type ParseHtml } from './parse-html.ts';
import styles from './provider-html.module.css';

export interface ProviderHtmlProps {
  readonly html: string;
  /** Level of the text's topmost headings: one below the heading that it stands under. */
  readonly headings?: 2 | 3;
  readonly className?: string;
}

/** HTML of the provider, made harmless: React creates each allowed element. */
export function ProviderHtml(props: ProviderHtmlProps) {
  return <FormattedHtml key={props.html} {...props} />;
}

function FormattedHtml({ html, headings = 3, className }: ProviderHtmlProps) {
  const isHydrated = useHydrated();
  const [isServerRendered] = useState(!isHydrated);
  const elements = useElements(html, headings);
  const classes = `${styles.html} ${className ?? ''}`;
  if (elements)
    return (
      <div key="elements" className={classes} data-formatted={isHydrated ? '' : undefined}>
        {elements}
      </div>
    );
  if (isServerRendered) return <div className={classes} suppressHydrationWarning {...serverNodes} />;
  return <div className={classes} />;
}

// React keeps the server's nodes while hydrating: a browser may have parsed them into another tree.
const serverNodes = { dangerouslySetInnerHTML: { __html: '' } };

/** Null while hydrating, and until a parser is there. */
function useElements(html: string, headings: number): ReactNode {
  const { links, provider } = usePlatform();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [parse, setParse] = useState<ParseHtml>(() => parseHtml);
  const canParse = import.meta.env.SSR || isHydrated;
  const tree = useMemo(() => (canParse ? parse(html, headings) : null), [canParse, parse, html, headings]);
  const needsParser = canParse && !tree;
  useEffect(() => {
    if (!needsParser) return;
    let isWanted = true;
    loadParser().then(
      (loaded) => isWanted && setParse(() => loaded),
      (error: unknown) => console.warn('Formatted text is not shown:', error),
    );
    return () => {
      isWanted = false;
    };
  }, [needsParser]);
  return useMemo(() => {
    if (!tree) return null;
    const page = import.meta.env.SSR ? null : document.baseURI;
    const storefront = new URL(links.href('/'), page ?? 'https://storefront.invalid/');
    return htmlElements(tree, { links, provider, storefront, page, navigate: (path) => void navigate(path) });
  }, [tree, links, provider, navigate]);
}
