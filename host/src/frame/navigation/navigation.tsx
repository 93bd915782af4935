import type { NavigationLink } from '@shop/shared/contracts';
import type { Page } from '@shop/shared/contracts/provider';
import { messages } from '../../messages/shell.ts';
import type { CategoryName, LoadResult } from '../frame-data.ts';
import { NavigationItem } from './navigation-link.tsx';
import { ShopDropdown } from './shop-dropdown.tsx';
import styles from './navigation.module.css';

interface NavigationProps {
  readonly categories: LoadResult<Page<CategoryName>> | undefined;
  readonly links: readonly NavigationLink[];
}

/** The areas' links; SHOP with its categories stands between the first and the rest. */
export function Navigation({ categories, links: [first, ...others] }: NavigationProps) {
  return (
    <nav aria-label={messages.mainNavigation} className={styles.navigation}>
      <ul>
        {first && <NavigationItem link={first} />}
        <li>
          <ShopDropdown categories={categories} />
        </li>
        {others.map((link) => (
          <NavigationItem key={link.path} link={link} />
        ))}
      </ul>
    </nav>
  );
}
