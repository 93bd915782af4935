import { defineShop } from '@sushi-shop/widgets';
import { createSSRApp } from 'vue';
import { Page } from './page.ts';

const { apiBase = '', shop = '' } = document.body.dataset;

/** Called by the test once the elements show, which is the latest moment for it. */
window.hydrate = () => {
  defineShop(shop, { theme: 'dark' });
  createSSRApp(Page, { apiBase }).mount('#app');
};

declare global {
  interface Window {
    hydrate(): void;
  }
}
