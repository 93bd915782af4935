import { classOf, propertyOf } from '../../../edge/embed/custom-elements.ts';
import {
  widgetAttributes,
  type WidgetAttribute,
  type WidgetElementInfo,
} from '@shop/shared/contracts/widgets';
import { pascalCase } from '../src/widget-names.ts';

// Programs that use every element of the table with every attribute, for the compiler and for servers.

const all = ({ attributes }: WidgetElementInfo) => [...attributes, ...widgetAttributes];
const valueOf = ({ type }: WidgetAttribute) =>
  typeof type === 'string'
    ? type === 'flag'
      ? 'true'
      : type === 'number'
        ? '7'
        : "'x'"
    : `'${type.at(-1)}'`;
const objectOf = (element: WidgetElementInfo) =>
  `{ ${all(element)
    .map((attribute) => `${propertyOf(attribute.name)}: ${valueOf(attribute)}`)
    .join(', ')} }`;
const tagOf = (element: WidgetElementInfo) =>
  `<${element.tag} ${all(element)
    .map((attribute) => `${attribute.name}={${valueOf(attribute)}}`)
    .join(' ')} />`;

/** A module of TypeScript that the package's types have to admit, as elements, as tags, and as components. */
export function typedUses(elements: readonly WidgetElementInfo[]): string {
  const uses = elements.map((element) => {
    const [name, type] = [pascalCase(element.tag), classOf(element.tag)];
    const fields = all(element).map(
      (attribute) => `one.${propertyOf(attribute.name)} = ${valueOf(attribute)};`,
    );
    return `export function use${name}(one: ${type} = document.createElement('${element.tag}')) {
  ${fields.join(' ')}
  const props: react.${name}Props = ${objectOf(element)};
  return [one, ${tagOf(element)}, <react.${name} {...props} />, h(vue.${name}, ${objectOf(element)})];
}
export type Tag${name} = InstanceType<GlobalComponents['${element.tag}']>['$props'];
export const tag${name}: Tag${name} = ${objectOf(element)};
`;
  });
  const types = elements.map(({ tag }) => classOf(tag)).join(', ');
  return `import type { ${types}, Shop, ShopScript } from '@sushi-shop/widgets';
import * as react from '@sushi-shop/widgets/react';
import * as vue from '@sushi-shop/widgets/vue';
import { h, type GlobalComponents } from 'vue';
${uses.join('')}
export const sameCart = (script: ShopScript): Omit<Shop, 'open'> => script;
export const handlers = [
  <react.ShopMenu onShopAddToCart={({ detail }) => detail.items[0]?.quantity?.toFixed()} />,
  h(vue.ShopMenu, { onShopAddToCart: ({ detail }) => detail.items[0]?.quantity?.toFixed() }),
];
`;
}

/** A module for Node that prints a list of elements, rendered with a text in every attribute. */
export function renderedUses(framework: 'react' | 'vue', elements: readonly WidgetElementInfo[]): string {
  const list = elements.map((element) => {
    const props = Object.fromEntries(all(element).map(({ name }) => [propertyOf(name), `value of ${name}`]));
    return [pascalCase(element.tag), props];
  });
  const imports =
    framework === 'react'
      ? `import { createElement as h } from 'react'; import { renderToString } from 'react-dom/server';`
      : `import { createSSRApp, h } from 'vue'; import { renderToString as render } from 'vue/server-renderer';
const renderToString = (node) => render(createSSRApp({ render: () => node }));`;
  return `${imports}
import * as components from '@sushi-shop/widgets/${framework}';
const all = ${JSON.stringify(list)}.map(([name, props]) => renderToString(h(components[name], props)));
console.log(JSON.stringify(await Promise.all(all)));`;
}
