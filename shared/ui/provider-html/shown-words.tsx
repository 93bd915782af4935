import { createElement, Fragment, type ReactNode } from 'react';
import type { CleanHtmlHome } from '../../contracts/index.ts';
import { linkTarget } from './link-target.ts';
import { messages } from './messages.ts';
import type { TextElement, TextNode } from './open-elements.ts';

/** Where a text is shown, for its links and pictures. */
export interface WordsHome extends Pick<CleanHtmlHome, 'links' | 'provider'> {
  readonly storefront: URL;
}

/** The elements of a text, each made anew: nothing that was written in a tag comes along, but addresses that are safe, and numbers. */
export function shownWords(nodes: readonly TextNode[], home: WordsHome): ReactNode[] {
  return nodes.map((node, at) =>
    typeof node === 'string' ? node : <Fragment key={at}>{shownElement(node, home)}</Fragment>,
  );
}

function shownElement(element: TextElement, home: WordsHome): ReactNode {
  const { tag, numbers, outermost, children } = element;
  if (tag === 'img') return shownPicture(element, home);
  const words = shownWords(children, home);
  if (tag === 'a') return shownLink(element.address ?? '', words, home);
  const scrolls = tag === 'pre' ? { 'data-scroll': '' } : null;
  const shown = createElement(tag, { ...numbers, ...scrolls }, ...words);
  return outermost ? <div data-scroll="">{shown}</div> : shown;
}

function shownPicture({ address, alternative, numbers }: TextElement, { provider }: WordsHome): ReactNode {
  const file = address ? provider.file(address) : '';
  if (!/^https?:/i.test(file)) return null;
  return <img alt={alternative} {...numbers} loading="lazy" decoding="async" src={file} />;
}

function shownLink(
  address: string,
  words: readonly ReactNode[],
  { links, storefront }: WordsHome,
): ReactNode {
  const target = linkTarget(address, links, storefront);
  if (!target) return <>{words}</>;
  const { href, path, outward } = target;
  if (!outward) return <a {...{ href, 'data-path': path ?? undefined }}>{words}</a>;
  return (
    <a href={href} rel="noopener noreferrer" data-outward="">
      {words}
      <span aria-hidden="true">{messages.arrow}</span>
      <span className="visually-hidden">{messages.outward}</span>
    </a>
  );
}
