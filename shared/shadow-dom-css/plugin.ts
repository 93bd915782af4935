import { createHash } from 'node:crypto';
import path from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { styleRecord, type StyleText } from './style-record.ts';
import { asExpression, flawOf, minified } from './style-text.ts';

export { minified } from './style-text.ts';

export interface ShadowDomCssOptions {
  /** Name and version of the build, as given to `adopt`. */
  readonly group: string;
  /** Module with `register` and `unregister`; the registry of this folder when absent. */
  readonly registry?: string;
  /**
   * Where a file's text is registered in a build: in its own module, in one that holds the text alone (`isStyleText`), for files
   * of styles, or in another build.
   */
  readonly placeOf?: (file: string) => 'here' | 'apart' | 'elsewhere';
  /** Changes a minified text. */
  readonly rewrite?: (css: string) => string;
}

const textPrefix = '\0shadow-dom-css:text:';

/** Whether a module holds a style text alone. */
export const isStyleText = (id: string) => id.startsWith(textPrefix);

// Compiled in the kit.
const source = (name: string) =>
  normalizePath(path.join(import.meta.dirname, name + path.extname(import.meta.filename)));

const ownRegistry = source('registry');

/** For areas in a shell, which has created the registry: its calls alone. */
export const registryClient = source('registry-client');
const cssFile = /\.css(?:$|\?)/;
const otherUse = /[?&](?:inline|raw|url|direct|html-proxy|commonjs-proxy|worker|sharedworker)\b/;
const ofVite = /__vite__|import\.meta\.hot/;

/**
 * Makes each imported CSS file a registration in the page's style registry instead of a file or a `<style>`:
 * what a chunk imports is shown wherever its group is adopted. Client code only; a server output keeps the names
 * of CSS Modules and nothing else. Builds also emit `styles.json` (see `styleRecord`).
 */
export function shadowDomCss(options: ShadowDomCssOptions): Plugin[] {
  const texts = new Map<string, StyleText>();
  return [keepFromFiles(), capture(texts, options), emit(texts, options), record(texts)];
}

function isOurs(id: string): boolean {
  return cssFile.test(id) && !otherUse.test(id);
}

function inBrowser(environment: { readonly config: { readonly consumer: string } }): boolean {
  return environment.config.consumer === 'client';
}

/** Vite writes a CSS file per chunk, and drops chunks of nothing but CSS, unless a module bears this mark of its own. */
function keepFromFiles(): Plugin {
  return {
    name: 'shadow-dom-css:keep-from-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: inBrowser,
    resolveId: {
      filter: { id: /\.css$/ },
      async handler(source, importer, { kind, isEntry, custom }) {
        const found = await this.resolve(source, importer, { kind, isEntry, custom, skipSelf: true });
        if (!found || found.external || !isOurs(found.id)) return found;
        return { ...found, id: `${found.id}?transform-only` };
      },
    },
  };
}

/** Stands between Vite's compiling of CSS and its turning into JavaScript. */
function capture(texts: Map<string, StyleText>, { rewrite = (css) => css }: ShadowDomCssOptions): Plugin {
  return {
    name: 'shadow-dom-css:capture',
    applyToEnvironment: inBrowser,
    transform: {
      filter: { id: cssFile },
      handler(code, id) {
        if (!isOurs(id)) return null;
        const { command, root, build } = this.environment.config;
        const file = id.replace(/\?.*$/, '');
        const css = command === 'build' ? rewrite(minified(file, code, build.cssTarget)) : code;
        const flaw = command === 'build' ? flawOf(css) : undefined;
        if (flaw) this.error(`${file}: ${flaw}`);
        texts.set(id, { key: normalizePath(path.relative(root, file)), css });
        return { code: '', map: null };
      },
    },
  };
}

function emit(texts: ReadonlyMap<string, StyleText>, options: ShadowDomCssOptions): Plugin {
  const registry = JSON.stringify(options.registry ?? ownRegistry);
  const registration = ({ key, css }: StyleText) => [
    `import { register as $register, unregister as $unregister } from ${registry};`,
    `$register(${JSON.stringify(options.group)}, ${JSON.stringify(key)}, ${css});`,
  ];
  const apart = new Map<string, StyleText>();
  const built = ({ key, css }: StyleText) => registration({ key, css: asExpression(css) });
  return {
    name: 'shadow-dom-css:emit',
    enforce: 'post',
    applyToEnvironment: inBrowser,
    resolveId: (id) => (isStyleText(id) ? id : null),
    load(id) {
      const text = apart.get(id);
      return text ? { code: built(text).join('\n'), moduleSideEffects: true } : null;
    },
    transform: {
      filter: { id: cssFile },
      handler(code, id) {
        const text = texts.get(id);
        if (!text || !isOurs(id)) return null;
        const dev = this.environment.config.command === 'serve';
        const names = code.split('\n').filter((line) => !ofVite.test(line));
        const place = dev ? 'here' : (options.placeOf?.(id.replace(/\?.*$/, '')) ?? 'here');
        // Vite would compile a module that is named like CSS.
        const textId = textPrefix + text.key.replace(/\.css$/, '');
        if (place === 'apart') apart.set(textId, text);
        const lines = [
          ...(dev ? registration({ ...text, css: JSON.stringify(text.css) }) : []),
          ...(!dev && place === 'here' ? built(text) : []),
          ...(place === 'apart' ? [`import ${JSON.stringify(textId)};`] : []),
          ...names,
          ...(dev ? hotLines(`${JSON.stringify(options.group)}, ${JSON.stringify(text.key)}`, names) : []),
        ];
        return { code: lines.join('\n'), map: { mappings: '' }, moduleSideEffects: true, moduleType: 'js' };
      },
    },
  };
}

/** The names of a CSS Module change with its content: its importers must run again, so it does not accept for itself. */
function hotLines(place: string, names: readonly string[]): string[] {
  const isModule = names.some((line) => /^export default\b/.test(line));
  return [
    ...(isModule ? [] : ['import.meta.hot.accept();']),
    `import.meta.hot.prune(() => $unregister(${place}));`,
  ];
}

function record(texts: ReadonlyMap<string, StyleText>): Plugin {
  return {
    name: 'shadow-dom-css:record',
    apply: 'build',
    applyToEnvironment: inBrowser,
    generateBundle: {
      order: 'pre',
      handler(_, bundle) {
        const escaped = Object.keys(bundle).find((file) => file.endsWith('.css'));
        if (escaped)
          this.error(`${escaped} would be a file: import CSS by a name ending in .css, without a query`);
        const source = JSON.stringify(styleRecord(bundle, texts, (reference) => this.getFileName(reference)));
        this.emitFile({ type: 'asset', fileName: 'styles.json', source });
      },
    },
  };
}

/**
 * `name_hash`, the hash being of the file's content alone: two versions of a component on one page never meet,
 * and equal copies in several builds stay equal, so that the page keeps one sheet for them.
 */
export function scopedName(name: string, _file: string, css: string): string {
  return `${name}_${createHash('sha256').update(css).digest('hex').slice(0, 8)}`;
}

/** For `css.modules` of every build, rendering ones too: the names must agree. */
export const cssModules = { generateScopedName: scopedName };
