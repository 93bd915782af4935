import type { NavigationLink as AreaLink } from '@shop/shared/contracts';
import type { Page } from '@shop/shared/contracts/provider';
import { Icon } from '@shop/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { messages } from '../../messages/shell.ts';
import type { CategoryName, LoadResult } from '../frame-data.ts';
import { AccountLinks } from '../header/account-links.tsx';
import { CategoryLinks } from '../navigation/category-links.tsx';
import { NavigationItem, NavigationLink } from '../navigation/navigation-link.tsx';
import { useRouteChange } from '../use-route-change.ts';
import { CommandButton } from './command-button.tsx';
import { useHistoryEntry } from './use-history-entry.ts';
import styles from './menu.module.css';

interface MenuProps {
  readonly categories: LoadResult<Page<CategoryName>> | undefined;
  readonly links: readonly AreaLink[];
}

/**
 * The slide-in menu that takes the navigation's place on narrow screens: a native modal dialog, opened by a command
 * where browsers know it, before and without script too.
 */
export function Menu({ categories, links }: MenuProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  const entry = useHistoryEntry(() => dialog.current?.close());
  useRouteChange(() => {
    entry.keep();
    dialog.current?.close();
  });
  useEffect(() => {
    const wide = matchMedia('(width > 768px)');
    const close = () => wide.matches && dialog.current?.close();
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <>
      <CommandButton
        command="show-modal"
        dialog={id}
        className={styles.opener}
        aria-label={messages.menu}
        aria-haspopup="dialog"
        onUnsupported={() => dialog.current?.showModal()}
        onClick={entry.push}
      >
        <Icon name="menu" />
      </CommandButton>
      <dialog
        ref={dialog}
        id={id}
        className={styles.menu}
        aria-label={messages.menu}
        closedby="any"
        onClose={entry.pop}
        onClickCapture={entry.replaceOnLink}
      >
        <CommandButton
          command="close"
          dialog={id}
          aria-label={messages.closeMenu}
          onUnsupported={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </CommandButton>
        <MenuContent categories={categories} links={links} />
      </dialog>
    </>
  );
}

function MenuContent({ categories, links: [first, ...others] }: MenuProps) {
  return (
    <>
      <nav aria-label={messages.menu}>
        <ul>
          {first && <NavigationItem link={first} />}
          <li>
            <NavigationLink to="/products">{messages.shop}</NavigationLink>
            <ul>
              <CategoryLinks categories={categories} />
            </ul>
          </li>
          {others.map((link) => (
            <NavigationItem key={link.path} link={link} />
          ))}
        </ul>
      </nav>
      <div className={styles.account}>
        <AccountLinks />
      </div>
    </>
  );
}
