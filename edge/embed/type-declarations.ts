import {
  widgetAttributes,
  widgetEvents,
  widgetMethods,
  type WidgetAttribute,
  type WidgetElementInfo,
} from '@shop/shared/contracts/widgets';
import { classOf, propertyOf, typeOf } from './custom-elements.ts';

/**
 * `elements.d.ts`: the elements for TypeScript, by `document.querySelector` and `createElement`, and in JSX. A project
 * takes it as a file of its own; it imports nothing.
 */
export function typeDeclarations(elements: readonly WidgetElementInfo[]): string {
  const classes = elements.map(
    ({ tag, shows, attributes }) =>
      `/** ${shows} */\nexport interface ${classOf(tag)} extends ShopWidgetElement {\n${fields(attributes)}}`,
  );
  return `${[
    `export interface ShopWidgetElement extends HTMLElement {\n${fields(widgetAttributes)}${methods()}}`,
    ...classes,
    `export interface ShopWidgetEvents {\n${widgetEvents
      .map(({ name, means, detail }) => `  /** ${means} */\n  '${name}': CustomEvent<${detail}>;\n`)
      .join('')}}`,
    jsxTypes(elements),
    `declare global {\n  interface HTMLElementTagNameMap {\n${elements
      .map(({ tag }) => `    '${tag}': ${classOf(tag)};\n`)
      .join(
        '',
      )}  }\n  interface HTMLElementEventMap extends ShopWidgetEvents {}\n  interface DocumentEventMap extends ShopWidgetEvents {}\n}`,
  ].join('\n\n')}\n`;
}

function fields(attributes: readonly WidgetAttribute[]): string {
  return attributes
    .map(
      (attribute) =>
        `  /** ${attribute.means} */\n  ${propertyOf(attribute.name)}: ${typeOf(attribute)} | null;\n`,
    )
    .join('');
}

function methods(): string {
  return widgetMethods
    .map(
      ({ name, means, parameters }) =>
        `  /** ${means} */\n  ${name}(${parameters.map((parameter) => `${parameter}: string`).join(', ')}): Promise<void>;\n`,
    )
    .join('');
}

/** What JSX takes: the attributes as they are written in HTML. For React: `declare module 'react' { namespace JSX { … } }`. */
function jsxTypes(elements: readonly WidgetElementInfo[]): string {
  const attributesOf = (attributes: readonly WidgetAttribute[]) =>
    attributes
      .map((attribute) => {
        const { name, means, required } = attribute;
        return `  /** ${means} */\n  '${name}'${required ? '' : '?'}: ${typeOf(attribute)};\n`;
      })
      .join('');
  const common =
    "  id?: string;\n  class?: string;\n  className?: string;\n  slot?: string;\n  hidden?: boolean;\n  'data-theme'?: 'light' | 'dark';\n  children?: unknown;\n  key?: string | number | null;\n  ref?: unknown;\n";
  const props = `/** What every element takes in JSX. */\nexport interface ShopWidgetProps {\n${attributesOf(widgetAttributes)}${common}}`;
  const map = elements
    .map(({ tag, attributes }) =>
      attributes.length > 0
        ? `  '${tag}': ShopWidgetProps & {\n${attributesOf(attributes).replace(/^/gm, '  ').trimEnd()}\n  };\n`
        : `  '${tag}': ShopWidgetProps;\n`,
    )
    .join('');
  return `${props}\n\n/** Extend \`JSX.IntrinsicElements\` by it. */\nexport interface ShopIntrinsicElements {\n${map}}`;
}
