import { defineShop } from '@sushi-shop/widgets';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { Page } from './page.ts';

const [, , apiBase = '', shop = ''] = process.argv;
defineShop(shop);
process.stdout.write(await renderToString(createSSRApp(Page, { apiBase })));
