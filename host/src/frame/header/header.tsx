import type { NavigationLink } from '@shop/shared/contracts';
import type { Page, PublicSettings } from '@shop/shared/contracts/provider';
import type { CategoryName, LoadResult } from '../frame-data.ts';
import { Menu } from '../menu/menu.tsx';
import { AccountLinks } from './account-links.tsx';
import { CartLink } from './cart-link.tsx';
import { Logo } from './logo.tsx';
import { Search } from './search.tsx';
import styles from './header.module.css';

interface HeaderProps {
  /** Nothing but the logo, for login and registration. */
  readonly slim: boolean;
  readonly settings: LoadResult<PublicSettings> | undefined;
  readonly categories: LoadResult<Page<CategoryName>> | undefined;
  readonly links: readonly NavigationLink[];
  readonly title: string;
}

/** On a phone its first row stays at the top of the view, and the search scrolls under it. */
export function Header({ slim, settings, categories, links, title }: HeaderProps) {
  return (
    <header className={slim ? styles.slim : styles.header}>
      <div className={styles.lead}>
        {!slim && <Menu categories={categories} links={links} />}
        <Logo settings={settings} title={title} />
      </div>
      {!slim && (
        <>
          <Search />
          <div className={styles.tools}>
            <div className={styles.account}>
              <AccountLinks />
            </div>
            <CartLink />
          </div>
        </>
      )}
    </header>
  );
}
