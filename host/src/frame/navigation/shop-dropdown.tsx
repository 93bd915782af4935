import type { Page } from '@shop/shared/contracts/provider';
import { Icon } from '@shop/shared/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { messages } from '../../messages/shell.ts';
import type { CategoryName, LoadResult } from '../frame-data.ts';
import { CategoryLinks } from './category-links.tsx';
import { useHoverOpen } from './use-hover-open.ts';
import { useRouteChange } from '../use-route-change.ts';
import styles from './shop-dropdown.module.css';

/**
 * A native disclosure: works before script; closes on a press outside, when focus leaves, on Escape and on every change
 * of the address, as soon as it begins.
 */
export function ShopDropdown({ categories }: { categories: LoadResult<Page<CategoryName>> | undefined }) {
  const details = useRef<HTMLDetailsElement>(null);
  const { pathname } = useLocation();

  const hover = useHoverOpen(details);
  useRouteChange(() => details.current?.removeAttribute('open'));
  useEffect(() => {
    const closeOutside = ({ target }: Event) => {
      if (!details.current?.contains(target as Node)) details.current?.removeAttribute('open');
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return;
      details.current.removeAttribute('open');
      details.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);

  return (
    <details
      ref={details}
      className={styles.dropdown}
      onPointerEnter={hover.onPointerEnter}
      onPointerLeave={hover.onPointerLeave}
    >
      <summary onClick={hover.onClick} aria-current={/^\/products(\/|$)/.test(pathname) ? 'page' : undefined}>
        {messages.shop}
        <Icon name="chevron" />
      </summary>
      <ul>
        <CategoryLinks categories={categories} />
      </ul>
    </details>
  );
}
