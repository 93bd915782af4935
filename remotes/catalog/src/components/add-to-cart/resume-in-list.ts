import type { Platform } from '@shop/shared/contracts';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { sessionStore } from '@shop/shared/storage';
import { cardTexts } from '../../messages/shop.ts';
import { productPath } from '../paths.ts';
import { pendingCartItem } from './pending-cart-item.ts';

/** Milliseconds within which the list is there again after the login. */
const longestWait = 10_000;

/**
 * The path of the storefront's list that is shown; undefined in a widget, whose login is beside it, and on the pages of
 * products, where related ones load later.
 */
export function listPath({ root }: Pick<Platform, 'root'>): string | undefined {
  return 'host' in root || location.pathname.startsWith(productPath('')) ? undefined : hereNow();
}

/**
 * Presses a card's + again once the login that its press leads to has led back to the list: in view, with the focus, so that what
 * it has to say is seen. A login that leads elsewhere, a reload meanwhile and a later press of another card end it.
 */
export function resumeInList(
  { session, storagePrefix }: Pick<Platform, 'session' | 'storagePrefix'>,
  { slug, name }: Pick<ListedProduct, 'slug' | 'name'>,
  list: string,
): void {
  const unsubscribe = session.subscribe(({ signedIn, owner }) => {
    if (!signedIn) return;
    unsubscribe();
    const redirect = new URLSearchParams(location.search).get('redirect');
    if (location.pathname !== '/login' || redirect !== list) return;
    const pending = pendingCartItem(sessionStore(), storagePrefix).consume(slug, list, owner);
    if (pending) void pressWhenShown({ slug, name }, list);
  });
}

async function pressWhenShown(
  { slug, name }: Pick<ListedProduct, 'slug' | 'name'>,
  list: string,
): Promise<void> {
  const label = cardTexts.quickAdd(name);
  // Two dishes may have one name.
  const { pathname } = new URL(productPath(slug), location.origin);
  const isItsCard = (card: Element | null) =>
    [...(card?.querySelectorAll('a') ?? [])].some((link) => link.pathname === pathname);
  const button = await whenFound(() => {
    if (hereNow() !== list) return undefined;
    return [...document.querySelectorAll('button')].find(
      (found) => found.getAttribute('aria-label') === label && isItsCard(found.parentElement),
    );
  });
  button?.scrollIntoView({ block: 'center' });
  button?.focus({ preventScroll: true });
  button?.click();
}

/** Resolves to what is found as the document changes; to undefined after a while. */
function whenFound<Found>(find: () => Found | undefined): Promise<Found | undefined> {
  return new Promise((resolve) => {
    const end = (found?: Found) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(found);
    };
    const observer = new MutationObserver(() => {
      const found = find();
      if (found) end(found);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const timer = setTimeout(end, longestWait);
  });
}

const hereNow = () => location.pathname + location.search;
