import { tagOf, type Check, type Finding } from './finding.ts';

/** Language of the shop's words. */
const shopLanguage = 'en';

export const checkLanguage: Check = {
  name: 'The page names its language, which is the shop’s',
  find({ elements }) {
    const { lang } = document.documentElement;
    if (elements.length === 0 || lang.toLowerCase().split('-')[0] === shopLanguage) return [];
    return [
      lang
        ? {
            severity: 'note',
            what: `The page is in “${lang}”, the shop’s words are in English.`,
            help: 'Widgets say so to screen readers by themselves. The provider’s texts are in its language; there is nothing to write.',
          }
        : {
            severity: 'warning',
            what: 'The page does not say what language it is in.',
            help: 'Screen readers read it in the visitor’s language. Write, with the page’s own:',
            code: '<html lang="en">',
          },
    ];
  },
};

export const checkHeadings: Check = {
  name: 'The page has one h1',
  find({ elements }) {
    const isTop = (heading: Element) => (heading.getAttribute('aria-level') ?? '1') === '1';
    const own = [...document.querySelectorAll('h1')].filter(isTop).length;
    const bringing = elements.filter(({ shadowRoot }) =>
      [...(shadowRoot?.querySelectorAll('.page h1') ?? [])].some(isTop),
    );
    if (own + bringing.length < 2) return [];
    return [
      {
        severity: 'note',
        what: `The page has ${own + bringing.length} headings of level 1.`,
        help: 'Who goes by headings finds no order. The shop’s can be one lower:',
        code: bringing.map((element) => tagOf(element, { heading: '2' })).join('\n') || '<h2>…</h2>',
      },
    ];
  },
};

export const checkBase: Check = {
  name: 'Addresses count from the page itself',
  find() {
    const base = document.querySelector<HTMLBaseElement>('base[href]');
    if (!base) return [];
    return [
      {
        severity: 'note',
        what: `The page has <base href="${base.getAttribute('href') ?? ''}">.`,
        help: 'Addresses in scripts and attributes of the shop count from there. Whole ones do not:',
        code: `<script type="module" src="https://…/embed/shop.js"></script>\n<shop-menu api-base="https://…"></shop-menu>`,
      },
    ];
  },
};

/** Height of what the page keeps at the top of the view while it is scrolled, in CSS pixels. */
function headerHeight(): number {
  const heights = [...document.body.querySelectorAll('*')].map((element) => {
    if (element.localName.startsWith('shop-')) return 0;
    const { position, top } = getComputedStyle(element);
    if (position !== 'fixed' && position !== 'sticky') return 0;
    const { top: at, width, height } = element.getBoundingClientRect();
    const stuckAt = position === 'fixed' ? at : parseFloat(top);
    const isHeader = stuckAt >= -1 && stuckAt < 10 && width > innerWidth / 2 && height < innerHeight / 2;
    return isHeader ? Math.round(stuckAt + height) : 0;
  });
  return Math.max(0, ...heights);
}

export const checkHeader: Check = {
  name: 'Nothing of the page covers widgets while it is scrolled',
  find({ elements }) {
    const height = headerHeight();
    const kept = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
    if (elements.length === 0 || height === 0 || kept >= height) return [];
    return [
      {
        severity: 'warning',
        what: `A header of ${height} px stays at the top while the page is scrolled.`,
        help: 'It covers what a keyboard reaches in a widget, and where links within it lead. Say how high it is:',
        code: `html { scroll-padding-top: ${height}px }`,
      },
    ];
  },
};

/** A field as a widget has it: its keys are kept from the page, but for what listens to them on their way down. */
function keyIsTaken(key: string): boolean {
  const host = document.createElement('shop-doctor-field');
  const field = document.createElement('input');
  const frame = document.createElement('div');
  frame.append(field);
  for (const type of ['keydown', 'keypress'])
    frame.addEventListener(type, (event) => event.stopPropagation());
  host.attachShadow({ mode: 'open' }).append(frame);
  document.body.append(host);
  const pass = (type: string) =>
    field.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, composed: true, cancelable: true }));
  const isTaken = !pass('keydown') || !pass('keypress');
  host.remove();
  return isTaken;
}

/** Types keys, so that a shortcut of the page may do what it does: for when the owner asks for it. */
export const checkKeys = {
  name: 'Letters typed into a widget arrive',
  find(): readonly Finding[] {
    // One is enough: what a page does for a shortcut should be done once.
    const taken = '/?sk abcdefghijlmnopqrtuvwxyz0123456789'.split('').find(keyIsTaken);
    if (taken === undefined) return [];
    return [
      {
        severity: 'error',
        what: `A shortcut of the page takes the key “${taken}” from fields of the shop.`,
        help: 'It listens before fields do (capture), and sees the shop’s element in place of the field in it. Ask for the field itself:',
        code: `addEventListener('keydown', (event) => {\n  const [field] = event.composedPath();\n  if (field.matches?.('input, textarea, select, [contenteditable]')) return;\n  …\n}, true);`,
      },
    ];
  },
};

export const checkPrototypes: Check = {
  name: 'The language’s own objects are as they should be',
  find() {
    const names: string[] = [];
    for (const type of [Object, Array, String, Number])
      if ('toJSON' in type.prototype) names.push(`${type.name}.prototype.toJSON`);
    for (const name in {}) names.push(`Object.prototype.${name}`);
    const isNative = (value: unknown) => /\[native code\]/.test(Function.prototype.toString.call(value));
    if (!isNative(Array.from)) names.push('Array.from');
    if (names.length === 0) return [];
    const finding: Finding = {
      severity: 'warning',
      what: `A script of the page has put ${[...new Set(names)].slice(0, 6).join(', ')} in the place of the language’s own.`,
      help: 'Widgets get along with those of Prototype.js and MooTools; others may change what they send. Additions that no loop sees, and newer versions of such scripts, do no harm:',
      code: `Object.defineProperty(Object.prototype, 'extend', { value: …, enumerable: false });`,
    };
    return [finding];
  },
};
