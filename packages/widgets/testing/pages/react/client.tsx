import { defineShop } from '@sushi-shop/widgets';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Page } from './page.tsx';

const { apiBase = '', shop = '' } = document.body.dataset;

/** Called by the test once the elements show, which is the latest moment for it. */
window.hydrate = () => {
  defineShop(shop, { theme: 'dark' });
  hydrateRoot(
    document.querySelector('#app') as Element,
    <StrictMode>
      <Page apiBase={apiBase} isHydrated />
    </StrictMode>,
  );
};

declare global {
  interface Window {
    hydrate(): void;
  }
}
