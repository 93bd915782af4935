import { sessionStore } from '@shop/shared/storage';
import { usePlatform } from '@shop/shared/ui';
import { useEffect, useState } from 'react';
import { saveSearchTerm } from '../frame/header/search.tsx';
import { hasNewRelease } from '../registry/fetch-discovery.ts';
import { whenCartSaved } from './when-cart-saved.ts';

/**
 * For a page whose code could not be loaded: when a new release has replaced it, the document is reloaded, once, after
 * pending cart changes are saved. True while that is about to happen.
 */
export function useReloadForRelease(isCodeMissing = true): boolean {
  const { cart, session } = usePlatform();
  const [isReloading, setIsReloading] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const reloadIfReleased = async () => {
      if (!isCodeMissing || !(await hasNewRelease(document, sessionStore())) || !isMounted) return;
      setIsReloading(true);
      await whenCartSaved({ cart, session });
      if (!isMounted) return;
      saveSearchTerm(document);
      location.reload();
    };
    // Without an answer the whole shop is unreachable, and the page's own text says so.
    reloadIfReleased().catch(() => undefined);
    return () => {
      isMounted = false;
    };
  }, [cart, session, isCodeMissing]);
  return isReloading;
}
