import { escapeHtml } from '../document/html-text.ts';
import { hashSource } from '../headers/hash-source.ts';
import { scriptElement } from '../html/inline-scripts.ts';

// The shop's colours and room to read, without any file.
const style = `
:root { color-scheme: light dark; background: light-dark(#faf6ee, #121816); color: light-dark(#18221f, #f4eee2); }
body { max-width: 40rem; margin: 12vh auto 0; padding: 0 24px; font: 17px/1.55 system-ui, sans-serif; overflow-wrap: anywhere; }
h1 { font: 400 2rem/1.2 Georgia, serif; text-wrap: balance; }
`;

/** A page that needs nothing: no file, no script, no data. */
export function plainPage(title: string, ...paragraphs: readonly string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('\n')}
</body>
</html>`;
}

/** For pages that are not to be kept and have nothing to load. */
export const plainPageHeaders = await headersFor("'none'");

/** A plain page with a script at its end, the JSON element that it reads, and the page's headers. */
export async function scriptedPage(
  { data, script }: { readonly data: string; readonly script: string },
  title: string,
  ...paragraphs: readonly string[]
) {
  const html = plainPage(title, ...paragraphs).replace(
    '</body>',
    () => `${data}\n${scriptElement(script)}\n</body>`,
  );
  return { html, headers: await headersFor(await hashSource(script)) };
}

async function headersFor(scriptSource: string) {
  return {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': `default-src 'none'; script-src ${scriptSource}; style-src ${await hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    'X-Content-Type-Options': 'nosniff',
  };
}
