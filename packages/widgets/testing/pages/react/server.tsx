import { defineShop } from '@sushi-shop/widgets';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Page } from './page.tsx';

const [, , apiBase = '', shop = ''] = process.argv;
defineShop(shop);
const html = renderToString(
  <StrictMode>
    <Page apiBase={apiBase} isHydrated={false} />
  </StrictMode>,
);
process.stdout.write(html);
