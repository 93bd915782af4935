import { createElement, Fragment, useCallback, useState, type MouseEvent, type ReactNode } from 'react';
import type { Links, ProviderClient } from '../../contracts/index.ts';
import { isPlayer, usualPlayers } from '../../contracts/players.ts';
import { wordsOf, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { linkTarget } from './link-target.ts';

/** Where a text is shown, for its links, pictures and videos. */
export interface HtmlContext {
  readonly links: Links;
  readonly provider: Pick<ProviderClient, 'file' | 'players'>;
  readonly storefront: URL;
  /** The page's address; null on a server, which does not know it. */
  readonly page: string | null;
  /** Shows a page of the shop without a new document. */
  navigate(path: string): void;
}

const texts = {
  arrow: '\u00a0↗',
  outward: ' (another website)',
  video: 'Video',
  videoAt: (host: string) => `Watch at ${host}`,
  table: 'Table',
  code: 'Code',
};

/**
 * The elements of a text, each created by React, so that nothing of what was parsed gets into the page. They are the
 * same on a server and in a browser, and take the same room.
 */
export function htmlElements(nodes: readonly HtmlNode[], context: HtmlContext): ReactNode {
  return createElement(Fragment, null, ...elements(nodes, { ...context, players: mostPlayers }));
}

/** Frames of a text: a browser takes 5 ms for each, wherever it is. */
const mostPlayers = 6;

interface TextContext extends HtmlContext {
  /** Those that may still be shown. */
  players: number;
}

function elements(nodes: readonly HtmlNode[], context: TextContext): ReactNode[] {
  return nodes.map((node) => (typeof node === 'string' ? node : element(node, context)));
}

function element(node: HtmlElement, context: TextContext): ReactNode {
  const { tag, attributes, children } = node;
  if (tag === 'img') return picture(attributes, context);
  if (tag === 'iframe') return video(attributes, context);
  const content = elements(children, context);
  if (tag === 'a') return link(attributes, content, context);
  if (tag === 'pre') return createElement(Scroller, { tag, name: texts.code }, ...content);
  const shown = createElement(tag, props(attributes), ...content);
  if (tag !== 'table') return shown;
  const caption = children.find((child) => typeof child !== 'string' && child.tag === 'caption');
  const name = caption && wordsOf([caption]).trim();
  return createElement(Scroller, { tag: 'div', name: name || texts.table }, shown);
}

const numbers = { start: 'start', value: 'value' };
const spans = { span: 'span', colspan: 'colSpan', rowspan: 'rowSpan' };
const sizes = { width: 'width', height: 'height' };
const words = { title: 'title', lang: 'lang', dir: 'dir', scope: 'scope', datetime: 'dateTime' };
const flags = { open: 'open', reversed: 'reversed' };

/** Attributes by React's names. Addresses are no matter of this. */
function props(attributes: HtmlElement['attributes']): Record<string, string | boolean> {
  const shown: Record<string, string | boolean> = {};
  const add = (names: Readonly<Record<string, string>>, isFit: RegExp) => {
    for (const [name, prop] of Object.entries(names)) {
      const value = attributes[name]?.trim();
      if (value !== undefined && isFit.test(value)) shown[prop] = names === flags || value;
    }
  };
  add(words, /^/);
  add(numbers, /^-?\d{1,9}$/);
  add(spans, /^[1-9]\d?$/);
  add(sizes, /^\d{1,4}(?:px|%)?$/);
  add(flags, /^/);
  return shown;
}

/** Relative pictures come from the backend host. */
function picture(attributes: HtmlElement['attributes'], { provider }: HtmlContext): ReactNode {
  const file = attributes['src'] ? provider.file(attributes['src']) : '';
  if (!/^https?:/i.test(file)) return null;
  return (
    <img alt={attributes['alt'] ?? ''} {...props(attributes)} loading="lazy" decoding="async" src={file} />
  );
}

/** Pages of the shop carry their path in `data-path`. Other websites learn nothing of ours and are announced as such. */
function link(
  attributes: HtmlElement['attributes'],
  content: ReactNode[],
  { links, storefront, navigate }: HtmlContext,
): ReactNode {
  const target = attributes['href'] ? linkTarget(attributes['href'], links, storefront) : null;
  if (!target) return createElement(Fragment, null, ...content);
  const { href, path, outward } = target;
  const shown = { ...props(attributes), href };
  if (outward)
    return createElement(
      'a',
      { ...shown, rel: 'noopener noreferrer', 'data-outward': '' },
      ...content,
      <span aria-hidden="true">{texts.arrow}</span>,
      <span className="visually-hidden">{texts.outward}</span>,
    );
  if (path === null) return createElement('a', shown, ...content);
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(path);
  };
  return createElement('a', { ...shown, 'data-path': path, onClick }, ...content);
}

/**
 * Scripts of its own, in its own origin: without that no player plays. Never the page around it: no top navigation,
 * no forms, no dialogs, no downloads.
 */
const sandbox = 'allow-scripts allow-same-origin allow-presentation allow-popups';

/** A known player, with a link beside it; the link alone for what may not be framed. A server shows the player's place. */
function video(attributes: HtmlElement['attributes'], context: TextContext): ReactNode {
  const url = webAddress(attributes['src']?.trim() ?? '');
  if (!url) return null;
  const { page, storefront, provider } = context;
  const owned = [storefront.href, page ?? storefront.href].map((address) => new URL(address).origin);
  // A frame of our own origin could take its sandbox off.
  const mayFrame = isPlayer(url, provider.players ?? usualPlayers) && !owned.includes(url.origin);
  const isFramed = mayFrame && --context.players >= 0;
  const player = (
    <iframe
      sandbox={sandbox}
      allow="fullscreen; picture-in-picture; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
      loading="lazy"
      title={attributes['title']?.trim() || texts.video}
      src={url.href}
    />
  );
  return (
    <span data-video={isFramed ? '' : undefined}>
      {isFramed && (page === null ? <span data-player="" /> : player)}
      {link({ href: url.href }, [texts.videoAt(url.host)], context)}
    </span>
  );
}

/** Null for all but http and https. Old embed codes have no scheme. */
function webAddress(address: string): URL | null {
  try {
    const url = new URL(address.startsWith('//') ? `https:${address}` : address);
    return /^https?:$/.test(url.protocol) && !url.username && !url.password ? url : null;
  } catch {
    return null;
  }
}

interface ScrollerProps {
  readonly tag: 'div' | 'pre';
  readonly name: string;
  readonly children?: ReactNode;
}

/** Lets a wide table or wide code scroll inside the text, by keyboard too while it is wider than its place. */
function Scroller({ tag: Tag, name, children }: ScrollerProps) {
  const [isWide, setIsWide] = useState(false);
  const watchWidth = useCallback((scroller: HTMLElement | null) => {
    if (!scroller) return;
    const watcher = new ResizeObserver(() => setIsWide(scroller.scrollWidth > scroller.clientWidth));
    watcher.observe(scroller);
    return () => watcher.disconnect();
  }, []);
  const focusable = isWide ? { tabIndex: 0, role: 'group', 'aria-label': name } : null;
  return (
    <Tag ref={watchWidth} data-scroll={name} {...focusable}>
      {children}
    </Tag>
  );
}
