import {
  widgetAttributes,
  widgetEvents,
  type WidgetAttribute,
  type WidgetElementInfo,
} from '@shop/shared/contracts/widgets';
import { classOf, propertyOf, typeOf } from '../../../edge/embed/custom-elements.ts';
import { typeDeclarations } from '../../../edge/embed/type-declarations.ts';
import { camelCase, pascalCase, upperFirst } from '../src/widget-names.ts';

/** The modules that follow from the table of elements, by file name; the rest of the package is written by hand. */
export function generatedModules(elements: readonly WidgetElementInfo[]): Readonly<Record<string, string>> {
  return {
    'elements.ts': typeDeclarations(elements),
    'options.ts': optionTypes(elements),
    'names.ts': names(),
    'index.ts': mainEntry(elements),
    'react.ts': reactEntry(elements),
    'vue.ts': vueEntry(elements),
  };
}

const optionsOf = (tag: string) => `${pascalCase(tag)}Options`;

function optionTypes(elements: readonly WidgetElementInfo[]): string {
  const fields = (attributes: readonly WidgetAttribute[]) =>
    attributes
      .map((attribute) => {
        const { name, means, required } = attribute;
        return `  /** ${means} */\n  readonly ${propertyOf(name)}${required ? '' : '?'}: ${typeOf(attribute)} | undefined;\n`;
      })
      .join('')
      // A required one cannot be left out.
      .replace(/^(.*[^?]: .*) \| undefined;$/gm, '$1;');
  const handlers = (prefix: string) =>
    widgetEvents
      .map(
        ({ name, means }) =>
          `  /** ${means} */\n  readonly ${prefix}${pascalCase(name)}?: ((event: ShopWidgetEvents['${name}']) => void) | undefined;\n`,
      )
      .join('');
  const emits = widgetEvents
    .map(
      ({ name, means }) =>
        `  /** ${means} */\n  ${camelCase(name)}: (event: ShopWidgetEvents['${name}']) => void;\n`,
    )
    .join('');
  const own = elements.map(
    ({ tag, shows, attributes }) =>
      `/** ${shows} */\nexport type ${optionsOf(tag)} = ShopOptions & {\n${fields(attributes)}};`,
  );
  return `${[
    `import type { ShopWidgetEvents } from './elements.ts';`,
    `/** The attributes of every element, by property name. */\nexport type ShopOptions = {\n${fields(widgetAttributes)}};`,
    ...own,
    `/** The events of every element as props of React. */\nexport interface ShopEventHandlers {\n${handlers('on')}}`,
    `/** The same as events of Vue's components. */\nexport type ShopEmits = {\n${emits}};`,
  ].join('\n\n')}\n`;
}

function names(): string {
  const list = (values: readonly string[]) => `[\n${values.map((value) => `  '${value}',\n`).join('')}]`;
  return `import type { WidgetNames } from './widget-names.ts';

const attributes = ${list(widgetAttributes.map(({ name }) => name))};
const events = ${list(widgetEvents.map(({ name }) => name))};
const pageEvents = ${list(widgetEvents.filter(({ isOfPage }) => isOfPage).map(({ name }) => name))};

/** The names of an element, which has these attributes beside those of all. */
export function widgetNames(...own: string[]): WidgetNames {
  return { attributes: [...own, ...attributes], events, pageEvents };
}
`;
}

function mainEntry(elements: readonly WidgetElementInfo[]): string {
  return `import { createShops, type Shop } from './define-shop.ts';
import type { ShopOptions } from './options.ts';

export type * from './elements.ts';
export type * from './options.ts';
export type { Shop } from './define-shop.ts';

/** What all elements are given that say nothing else. */
export interface ShopSettings extends Omit<ShopOptions, 'shop' | 'loading' | 'deepLink'> {
  readonly theme?: 'light' | 'dark' | undefined;
}

const shops = /* @__PURE__ */ createShops([${elements.map(({ tag }) => `'${tag}'`).join(', ')}]);

/** Loads the script of a storefront, such as \`https://shop.example\`, which defines the elements. On a server it does nothing. */
export function defineShop(storefront: string, settings: ShopSettings = {}): Shop {
  return shops.defineShop(storefront, { ...settings });
}

/** The cart of the first shop that is defined; calls wait for that. */
export const shop: Shop = shops.shop;
`;
}

function reactEntry(elements: readonly WidgetElementInfo[]): string {
  const types = elements.map(({ tag }) => classOf(tag)).join(', ');
  const options = elements.map(({ tag }) => optionsOf(tag)).join(', ');
  return `'use client';
import type { ClassAttributes, HTMLAttributes } from 'react';
import type { ShopIntrinsicElements, ${types} } from './elements.ts';
import { widgetNames } from './names.ts';
import type { ShopEventHandlers, ${options} } from './options.ts';
import { createComponent, type ShopComponent, type ShopComponentProps } from './react-component.ts';

${elements
  .map(({ tag, shows, attributes }) => {
    const generics = `${classOf(tag)}, ${optionsOf(tag)}, ShopEventHandlers`;
    const own = attributes.map(({ name }) => `'${name}'`).join(', ');
    return (
      `/** ${shows} */\nexport const ${pascalCase(tag)}: ShopComponent<${generics}> =\n` +
      `  /* @__PURE__ */ createComponent<${generics}>('${tag}', /* @__PURE__ */ widgetNames(${own}));\n` +
      `export type ${pascalCase(tag)}Props = ShopComponentProps<${generics}>;\n`
    );
  })
  .join('\n')}
type Html = HTMLAttributes<HTMLElement> & ClassAttributes<HTMLElement>;
/** The elements as tags. */
type Intrinsic = {
  [Tag in keyof ShopIntrinsicElements]: Omit<ShopIntrinsicElements[Tag], keyof Html> & Html;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends Intrinsic {}
  }
}
`;
}

function vueEntry(elements: readonly WidgetElementInfo[]): string {
  const options = elements.map(({ tag }) => optionsOf(tag)).join(', ');
  const handlers = widgetEvents.map(
    ({ name }) =>
      `  readonly 'on${upperFirst(name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()))}'?: (event: ShopWidgetEvents['${name}']) => void;\n`,
  );
  return `import type { HTMLAttributes, ReservedProps } from 'vue';
import type { ShopWidgetEvents } from './elements.ts';
import { widgetNames } from './names.ts';
import type { ShopEmits, ${options} } from './options.ts';
import { createComponent, type ShopComponent } from './vue-component.ts';

${elements
  .map(({ tag, shows, attributes }) => {
    const generics = `${optionsOf(tag)}, ShopEmits`;
    const own = attributes.map(({ name }) => `'${name}'`).join(', ');
    return (
      `/** ${shows} */\nexport const ${pascalCase(tag)}: ShopComponent<${generics}> =\n` +
      `  /* @__PURE__ */ createComponent<${generics}>('${tag}', /* @__PURE__ */ widgetNames(${own}));\n`
    );
  })
  .join('\n')}
/** The events of a tag, as templates name them: \`@shop:ready\`. */
interface TagHandlers {
${handlers.join('')}}

/** A tag in a template. */
type Tag<Options> = new () => { $props: Options & TagHandlers & ReservedProps & HTMLAttributes };

declare module 'vue' {
  interface GlobalComponents {
${elements.map(({ tag }) => `    '${tag}': Tag<${optionsOf(tag)}>;\n`).join('')}  }
}
`;
}
