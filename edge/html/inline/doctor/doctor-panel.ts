import { checkKeys } from './check-page.ts';
import type { Examination } from './examine-page.ts';
import type { Finding } from './finding.ts';

const severities = { error: 'Does not work', warning: 'May not work', note: 'To know' } as const;

const css = `
:host { all: initial !important }
section { all: initial; color-scheme: light dark; position: fixed; z-index: 2147483647; inset: auto 0 0; box-sizing: border-box; max-height: 72vh; padding: 16px 20px 24px; overflow: auto; background: light-dark(#fffdf9, #1b2320); color: light-dark(#18221f, #f4eee2); border-top: 4px solid light-dark(#bf3a1b, #ff8c69); box-shadow: 0 -8px 40px rgb(0 0 0 / .28); font: 15px/1.5 system-ui, sans-serif }
* { box-sizing: border-box }
header { display: flex; gap: 12px; align-items: start; justify-content: space-between }
h2 { margin: 0; font: 600 20px/1.3 system-ui, sans-serif }
h3 { margin: 4px 0 0; font: 600 16px/1.4 system-ui, sans-serif; overflow-wrap: anywhere }
p { margin: 4px 0 0; overflow-wrap: anywhere }
ol, ul { margin: 16px 0 0; padding: 0; list-style: none }
ol > li { padding: 12px 0 16px; border-top: 1px solid light-dark(#d9cfbd, #44504a) }
ul { padding-inline-start: 20px; list-style: disc }
b { font-size: 13px; font-weight: 700; color: light-dark(#545b55, #b7b9ae) }
.error b { color: light-dark(#a52714, #ff9d85) }
pre { margin: 8px 0 0; padding: 12px; overflow: auto; border-radius: 8px; background: #14211d; color: #f4eee2; font: 13px/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
button, summary { min-height: 44px; font: 600 15px/1.5 system-ui, sans-serif; color: light-dark(#a52714, #ff9d85); cursor: pointer }
button { padding: 0 12px; border: 1px solid; border-radius: 8px; background: none }
summary { padding-top: 10px }
li button { margin-top: 8px }
:focus-visible { outline: 3px solid light-dark(#1f5a4e, #8ccbb6); outline-offset: 2px }
@media (min-width: 900px) { section { inset: 0 0 0 auto; width: 440px; max-height: none; border-top: 0; border-left: 4px solid light-dark(#bf3a1b, #ff8c69) } }
@media print { section { display: none } }
`;

type Content = (Node | string)[];

function create<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...content: Content
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
  element.append(...content);
  return element;
}

/** Shows the panel, and what is found once that is known. It has the focus then; Escape closes it. */
export async function showPanel(host: HTMLElement, examination: Promise<Examination>): Promise<void> {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  root.adoptedStyleSheets = [sheet];
  const heading = create('h2', { id: 'heading', tabindex: '-1' }, 'The shop on this page');
  const status = create('p', { role: 'status' }, 'Looking at the page…');
  const close = create('button', { type: 'button' }, 'Close');
  const lang = { lang: 'en', dir: 'ltr', 'aria-labelledby': 'heading' };
  const panel = create('section', lang, create('header', {}, heading, close), status);
  close.addEventListener('click', () => host.remove());
  panel.addEventListener('keydown', ({ key }) => key === 'Escape' && host.remove());
  root.append(panel);
  const { findings, passed } = await examination;
  status.textContent =
    findings.length === 0
      ? `All right: ${passed.length} things were looked at, and nothing was found.`
      : `${findings.length} ${findings.length === 1 ? 'thing' : 'things'} found, ${passed.length} all right.`;
  if (findings.length > 0) panel.append(create('ol', {}, ...findings.map((one) => item(one, status))));
  const names = create('ul', {}, ...passed.map((name) => create('li', {}, name)));
  panel.append(
    create('details', {}, create('summary', {}, `All right (${passed.length})`), names),
    tryKeys(status),
  );
  heading.focus();
}

/** A button, since the page may do what its shortcuts do; anybody may have written the address that shows the panel. */
function tryKeys(status: HTMLElement): HTMLElement {
  const help = 'Types every letter, as a script: a shortcut of the page that hears it may do what it does.';
  const button = create('button', { type: 'button' }, 'Try the keys');
  const place = create('div', {}, create('p', {}, help), button);
  button.addEventListener('click', ({ isTrusted }) => {
    if (!isTrusted) return;
    const found = checkKeys.find();
    button.remove();
    status.textContent = found.length === 0 ? `All right: ${checkKeys.name}.` : 'A key does not arrive.';
    if (found.length > 0) place.append(create('ol', {}, ...found.map((one) => item(one, status))));
  });
  return place;
}

function item({ severity, what, help, code }: Finding, status: HTMLElement): HTMLLIElement {
  const parts: Content = [
    create('b', {}, severities[severity]),
    create('h3', {}, what),
    create('p', {}, help),
  ];
  if (code !== undefined) parts.push(...codeWithCopy(code, what, status));
  return create('li', { class: severity }, ...parts);
}

function codeWithCopy(code: string, what: string, status: HTMLElement): Content {
  const block = create('pre', { tabindex: '0', role: 'region', 'aria-label': `To write: ${what}` }, code);
  const copy = create('button', { type: 'button', 'aria-label': `Copy: ${what}` }, 'Copy');
  copy.addEventListener('click', () => {
    const select = () => {
      getSelection()?.selectAllChildren(block);
      status.textContent = 'Selected: copy it with your keyboard.';
    };
    navigator.clipboard.writeText(code).then(() => (status.textContent = 'Copied.'), select);
  });
  return [block, copy];
}
