import type { ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { EdgeConfig } from '../edge/releases/edge-config.ts';
import { renderDocument } from '../edge/html/document.ts';
import { devOrigin } from './dev-server.ts';

/**
 * Answers navigations with the document that the edge composes, so that dev and production start alike; only the
 * policy header is missing: Vite's client adds inline scripts and styles.
 * `readConfig` is called for every document: what it reads may be edited.
 */
export function devDocument(readConfig: () => EdgeConfig, port: number): Plugin {
  return {
    name: 'shop:dev-document',
    configureServer(server) {
      return () =>
        server.middlewares.use((request, response, next) => {
          const { url = '/', method, headers } = request;
          if (method !== 'GET' || !headers.accept?.includes('text/html')) return next();
          const respond = async () => {
            try {
              await answer(server, readConfig, new URL(url, devOrigin(port)), response);
            } catch (error) {
              next(error);
            }
          };
          void respond();
        });
    },
  };
}

async function answer(
  server: ViteDevServer,
  readConfig: () => EdgeConfig,
  url: URL,
  response: ServerResponse,
): Promise<void> {
  const { html, status } = renderDocument(readConfig(), url);
  const body = await server.transformIndexHtml(url.pathname, html);
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
  response.end(body);
}
