import type { Category, Page } from '@shop/shared/contracts/provider';
import { messages } from '../../messages.ts';
import type { LoadResult } from '../frame-data.ts';
import { homeLink, pageLinks } from './links.ts';
import { NavigationLink } from './navigation-link.tsx';
import { ShopDropdown } from './shop-dropdown.tsx';
import styles from './navigation.module.css';

export function Navigation({ categories }: { categories: LoadResult<Page<Category>> | undefined }) {
  return (
    <nav aria-label={messages.mainNavigation} className={styles.navigation}>
      <ul>
        <li>
          <NavigationLink to={homeLink.to} end>
            {homeLink.text}
          </NavigationLink>
        </li>
        <li>
          <ShopDropdown categories={categories} />
        </li>
        {pageLinks.map(({ to, text }) => (
          <li key={to}>
            <NavigationLink to={to}>{text}</NavigationLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
