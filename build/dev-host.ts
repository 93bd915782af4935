import react from '@vitejs/plugin-react';
import { shadowDomCss } from '@shop/shared/shadow-dom-css/plugin';
import { join } from 'node:path';
import { devConfig, type DevShop } from './dev-config.ts';
import { devDocument } from './dev-document.ts';
import { devVersion, listen, type DevServer } from './dev-server.ts';

/** Serves the shell and its document, with areas from the dev servers of `shop`. */
export async function serveHost(server: DevServer, shop: Omit<DevShop, 'checkout'>): Promise<void> {
  const { checkout, port } = server;
  const group = `host@${devVersion}`;
  await listen({
    ...server,
    root: join(checkout, 'host'),
    entry: 'src/main.tsx',
    plugins: [react(), shadowDomCss({ group }), devDocument(() => devConfig({ checkout, ...shop }), port)],
    define: { __STYLE_GROUP__: JSON.stringify(group) },
  });
}
