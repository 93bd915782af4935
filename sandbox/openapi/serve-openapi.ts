import { html } from 'hono/html';
import type { App } from '../http/calls.ts';
import type { Dialect } from '../profile.ts';
import { openApi, type Operation } from './openapi.ts';

/** Serves the calls of this provider as an OpenAPI document, and a page that shows it. */
export function serveOpenApi(app: App, dialect: Dialect): void {
  const document = openApi(dialect);
  app.get('/openapi.json', (c) => c.json(document));
  app.get('/openapi', (c) => c.html(page(document)));
}

function page({ info, paths }: ReturnType<typeof openApi>) {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => call(method, path, operation)),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${info.title}</title>
        <link rel="icon" href="data:," />
        <style>
          :root {
            color-scheme: light dark;
          }
          body {
            max-width: 60rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font:
              1rem/1.5 system-ui,
              sans-serif;
            overflow-wrap: anywhere;
          }
          summary {
            min-height: 2rem;
            cursor: pointer;
          }
          pre {
            padding: 1rem;
            overflow: auto;
            border: 1px solid;
            border-radius: 0.5rem;
            font-size: 0.875rem;
          }
        </style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description} <a href="/openapi.json">As OpenAPI</a></p>
        ${calls}
      </body>
    </html>`;
}

function call(method: string, path: string, { operationId, ...operation }: Operation) {
  return html`<details>
    <summary><code>${method.toUpperCase()} ${path}</code> ${operationId}</summary>
    <pre tabindex="0" role="region" aria-label="${operationId}">${JSON.stringify(operation, null, 2)}</pre>
  </details>`;
}
