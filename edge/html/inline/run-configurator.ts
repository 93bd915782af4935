import { parseUrl } from '@shop/shared/contracts';
import type { WidgetElementInfo } from '@shop/shared/contracts/widgets';
import {
  foreignAttributes,
  policyOf,
  snippetOf,
  type ConfiguredShop,
  type WidgetSettings,
} from './configurator-snippet.ts';

/** Content of the JSON element `#data`. */
export interface ConfiguratorData {
  readonly elements: readonly WidgetElementInfo[];
  readonly shop: ConfiguredShop;
}

type Field = HTMLInputElement | HTMLSelectElement;

const updateDelay = 200;

/**
 * Keeps snippet, policy and preview in step with the form. The form's state is in the address's hash, so that a page
 * of a guide can link to an example.
 */
export function runConfigurator(): void {
  const data = JSON.parse(byId('data').textContent ?? '') as ConfiguratorData;
  const form = byId('settings') as HTMLFormElement;
  const update = () => {
    const settings = readForm(form);
    byId('snippet').textContent = snippetOf(settings, data.shop, data.elements);
    warnOfForeign(foreignAttributes(settings.attributes, data.shop), 'typed');
    byId('policy').textContent = policyOf(settings, data.shop);
    for (const field of form.querySelectorAll<Field>('[data-element]')) {
      const row = field.closest('div');
      if (row) row.hidden = field.dataset['element'] !== settings.tag;
    }
    showPreview(byId('preview'), settings, colourFlags(form).map(propertyOf));
    history.replaceState(null, '', `#${hashOf(settings)}`);
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  form.addEventListener('input', ({ target }) => {
    const { type, name } = target as Field;
    for (const flag of colourFlags(form))
      if (type === 'color' && propertyOf(flag) === name) flag.checked = true;
    clearTimeout(timer);
    timer = setTimeout(update, updateDelay);
  });
  form.addEventListener('submit', (event) => event.preventDefault());
  const start = () => {
    const refused = fillForm(form, data);
    update();
    if (refused.length > 0) warnOfForeign(refused, 'linked');
  };
  addEventListener('hashchange', start);
  byId('copy').addEventListener('click', copySnippet);
  offerDoctor();
  start();
}

/** Says that another shop is named: by who fills in the form, or by the address that led here, which is not followed then. */
function warnOfForeign(attributes: WidgetSettings['attributes'], origin: 'typed' | 'linked'): void {
  const warning = byId('foreign');
  const named = attributes.map(([name, value]) => `${name} ${value}`).join(', ');
  const isShown = named !== '';
  warning.hidden = !isShown;
  warning.textContent = isShown ? `${warning.dataset[origin] ?? ''} ${named}` : '';
}

function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no #${id}.`);
  return element;
}

function fieldOf(form: HTMLFormElement, name: string): Field {
  return form.elements.namedItem(name) as Field;
}

/** Checkboxes that say whether a colour is used; the property's name is in `data-use`. */
function colourFlags(form: HTMLFormElement): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>('[data-use]')];
}

function propertyOf({ dataset }: HTMLInputElement): string {
  return dataset['use'] ?? '';
}

function isChecked(field: Field): boolean | undefined {
  return field.type === 'checkbox' ? field.checked : undefined;
}

/**
 * Fills the form from the address's hash. An empty field stands for the shop's own value, which the script has. Gives what
 * is left out: anybody can write an address that names a shop of theirs.
 */
function fillForm(form: HTMLFormElement, { elements, shop }: ConfiguratorData): WidgetSettings['attributes'] {
  const given: Readonly<Record<string, string | undefined>> = Object.fromEntries(
    new URLSearchParams(location.hash.slice(1)),
  );
  const { element = '', theme = '' } = given;
  if (elements.some(({ tag }) => tag === element)) fieldOf(form, 'element').value = element;
  const named = Object.entries(given).map(([name, value = '']) => [name, value.trim()] as const);
  const foreign = foreignAttributes(named, shop);
  const isForeign = (name: string) => foreign.some(([other]) => other === name);
  fieldOf(form, 'theme').value = ['light', 'dark'].includes(theme) ? theme : '';
  for (const field of form.querySelectorAll<Field>('[id*="-"][name]')) {
    if (field.type === 'checkbox') field.checked = field.name in given;
    else field.value = isForeign(field.name) ? '' : (given[field.name] ?? '');
  }
  for (const flag of colourFlags(form)) {
    const colour = given[propertyOf(flag)] ?? '';
    flag.checked = /^#[0-9a-f]{6}$/i.test(colour);
    if (flag.checked) fieldOf(form, propertyOf(flag)).value = colour;
  }
  return foreign;
}

function readForm(form: HTMLFormElement): WidgetSettings {
  const tag = fieldOf(form, 'element').value;
  const theme = fieldOf(form, 'theme').value;
  const attributes = [...form.querySelectorAll<Field>('[name]')]
    .filter(({ id, dataset }) => id.startsWith('any-') || dataset['element'] === tag)
    .flatMap((field): [string, string][] => {
      const value = field.value.trim();
      const isGiven = isChecked(field) ?? value !== '';
      return isGiven ? [[field.name, isChecked(field) ? '' : value]] : [];
    });
  const colours = colourFlags(form)
    .filter(({ checked }) => checked)
    .map((flag) => [propertyOf(flag), fieldOf(form, propertyOf(flag)).value] as const);
  return { tag, attributes: [...attributes, ...(theme ? [['data-theme', theme] as const] : [])], colours };
}

function hashOf({ tag, attributes, colours }: WidgetSettings): URLSearchParams {
  const named = attributes.map(([name, value]) => [name === 'data-theme' ? 'theme' : name, value]);
  return new URLSearchParams([['element', tag], ...named, ...colours.map((colour) => [...colour])]);
}

/** Shows the widget; one of the same element is updated in place. */
function showPreview(
  preview: HTMLElement,
  { tag, attributes, colours }: WidgetSettings,
  properties: readonly string[],
): void {
  let widget = preview.firstElementChild as HTMLElement | null;
  if (widget?.localName !== tag) {
    widget = document.createElement(tag);
    widget.textContent = 'Loading…';
  }
  const wanted = new Map(attributes.filter(([name]) => name !== 'deep-link' && name !== 'loading'));
  for (const name of widget.getAttributeNames())
    if (name !== 'style' && !wanted.has(name)) widget.removeAttribute(name);
  for (const [name, value] of wanted)
    if (widget.getAttribute(name) !== value) widget.setAttribute(name, value);
  for (const property of properties) widget.style.removeProperty(property);
  for (const [name, value] of colours) widget.style.setProperty(name, value);
  if (!widget.isConnected) preview.replaceChildren(widget);
}

/** Links to the owner's page with the doctor on it, or gives the doctor for the console. */
function offerDoctor(): void {
  const link = byId('doctor') as HTMLAnchorElement;
  byId('page').addEventListener('input', ({ target }) => {
    const typed = (target as HTMLInputElement).value.trim();
    const page = parseUrl(/^https?:/i.test(typed) ? typed : `https://${typed}`);
    page?.searchParams.set('shop-doctor', '');
    link.hidden = !page || !typed;
    link.href = page?.href ?? '';
  });
  const copy = byId('copy-doctor') as HTMLButtonElement;
  let text = '';
  const refuse = () => showStatus('This did not work. Open /embed/doctor.js and copy it from there.');
  const load = async () => {
    const response = await fetch('/embed/doctor.js');
    if (!response.ok) return refuse();
    text = await response.text();
    copy.disabled = false;
  };
  // Loaded before the press: Safari refuses what is copied after a request.
  byId('help').addEventListener('toggle', () => {
    if (!text) load().catch(refuse);
  });
  copy.addEventListener('click', () => void copyText(text, refuse));
}

function copySnippet(): void {
  const snippet = byId('snippet');
  void copyText(snippet.textContent ?? '', () => {
    getSelection()?.selectAllChildren(snippet);
    showStatus('Selected: copy it with your keyboard.');
  });
}

async function copyText(text: string, onRefusal: () => void): Promise<void> {
  try {
    // Pages without TLS have no clipboard.
    await navigator.clipboard.writeText(text);
    showStatus('Copied.');
  } catch {
    onRefusal();
  }
}

function showStatus(text: string): void {
  byId('copied').textContent = text;
}
