import { Features, transform } from 'lightningcss';

/** Oldest browsers with all that the styles are built on (layers, container queries, constructable sheets). */
const browsers = { chrome: 111 << 16, edge: 111 << 16, firefox: 114 << 16, safari: (16 << 16) | (4 << 8) };

/** Minified, with the prefixes those browsers need. */
export function minified(file: string, css: string): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    targets: browsers,
    // Its replacement needs `color-scheme` in the same file, and ours stands with the tokens.
    exclude: Features.LightDark,
  });
  return code.toString();
}

// Vite's mark for a file it emitted; a mark with more in it stands for a query or fragment.
const emittedFile = /url\(__VITE_ASSET__([\w$]{22})__\)|__VITE_ASSET__([\w$]{22})__/g;

/** Puts an address in the place of each emitted file; quoted, since an address may hold brackets. */
export function withAddresses(css: string, address: (reference: string) => string): string {
  return css.replace(emittedFile, (_, inUrl: string | undefined, bare: string | undefined) =>
    inUrl === undefined ? address(bare ?? '') : `url("${address(inUrl)}")`,
  );
}

/** What keeps a text from working as a constructed sheet of any origin, or nothing. */
export function flawOf(css: string): string | undefined {
  if (/@import\b/.test(css)) return '@import of another origin is ignored in constructed style sheets';
  if (withAddresses(css, () => '').includes('__VITE_'))
    return 'url() must name a file beside the CSS file, without query or fragment, not one of the public folder';
  return undefined;
}

/** The text as an expression in a module, addresses resolved against the module's own when it runs. */
export function asExpression(css: string): string {
  const mark = '\0';
  const parts = withAddresses(css, (reference) => `${mark}${reference}${mark}`).split(mark);
  return parts
    .map((part, index) =>
      index % 2
        ? `new URL(import.meta.ROLLDOWN_FILE_URL_${part}, import.meta.url).href`
        : JSON.stringify(part),
    )
    .join(' + ');
}
