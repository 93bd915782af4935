import { transform, type Targets } from 'lightningcss';
import type { BuildEnvironmentOptions } from 'vite';

/** Vite's `build.cssTarget`, such as `['chrome111', 'safari16.4']`. */
type CssTarget = BuildEnvironmentOptions['cssTarget'];

/**
 * Minified, with the prefixes that the target's browsers need, and without the syntax that they do not know.
 * `light-dark()` becomes custom properties that are set where `color-scheme` is: one has to be above the other.
 */
export function minified(file: string, css: string, target: CssTarget): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify: true,
    targets: targetsOf(target),
  });
  // Shorter, and like our other private properties.
  return code.toString().replaceAll('--lightningcss-', '--_');
}

/** The browsers of a target, each version in the three bytes that lightningcss takes; others are passed over. */
function targetsOf(target: CssTarget): Targets {
  const named = [target || []].flat().flatMap((browser) => {
    const [, name, major, minor = 0] =
      /^(chrome|edge|firefox|safari|ios)(\d+)(?:\.(\d+))?$/.exec(browser) ?? [];
    return name ? [[name === 'ios' ? 'ios_saf' : name, (Number(major) << 16) | (Number(minor) << 8)]] : [];
  });
  return Object.fromEntries(named);
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
