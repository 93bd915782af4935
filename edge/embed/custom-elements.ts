import {
  type Described,
  type WidgetAttribute,
  widgetAttributes,
  type WidgetElementInfo,
  widgetEvents,
  widgetMethods,
  widgetParts,
  widgetProperties,
  widgetSlots,
} from '@shop/shared/contracts/widgets';

/** `custom-elements.json`: what editors complete elements from, as the custom elements manifest 2.1 has it. */
export function customElementsManifest(known: readonly WidgetElementInfo[]): object {
  return {
    schemaVersion: '2.1.0',
    readme: 'docs/reference/embedding.md',
    modules: [...new Set(known.map(({ script }) => script))].map((script) => {
      const elements = known.filter((element) => element.script === script);
      return {
        kind: 'javascript-module',
        path: `embed/${script}.js`,
        declarations: elements.map(declaration),
        exports: elements.map(({ tag }) => ({
          kind: 'custom-element-definition',
          name: tag,
          declaration: { name: classOf(tag), module: `embed/${script}.js` },
        })),
      };
    }),
  };
}

function declaration({ tag, shows, attributes }: WidgetElementInfo): object {
  const all = [...attributes, ...widgetAttributes];
  return {
    kind: 'class',
    customElement: true,
    name: classOf(tag),
    tagName: tag,
    description: shows,
    superclass: { name: 'HTMLElement' },
    attributes: all.map((attribute) => ({
      name: attribute.name,
      description: attribute.means,
      type: { text: typeOf(attribute) },
      fieldName: propertyOf(attribute.name),
    })),
    members: [...all.map(field), ...widgetMethods.map(method)],
    events: widgetEvents.map(({ detail, ...event }) => ({
      ...described(event),
      type: { text: `CustomEvent<${detail}>` },
    })),
    slots: widgetSlots.map(described),
    cssParts: widgetParts.map(described),
    cssProperties: widgetProperties.map(described),
  };
}

function field(attribute: WidgetAttribute): object {
  const { name, means } = attribute;
  const type = { text: `${typeOf(attribute)} | null` };
  return { kind: 'field', name: propertyOf(name), description: means, type, attribute: name, reflects: true };
}

function method({ name, means, parameters }: (typeof widgetMethods)[number]): object {
  return {
    kind: 'method',
    name,
    description: means,
    parameters: parameters.map((parameter) => ({ name: parameter, type: { text: 'string' } })),
    return: { type: { text: 'Promise<void>' } },
  };
}

function described({ name, means }: Described): object {
  return { name, description: means };
}

/** `shop-menu` is a `ShopMenuElement`. */
export function classOf(tag: string): string {
  return `${tag.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase())}Element`;
}

/** The property of an attribute. */
export function propertyOf(attribute: string): string {
  return attribute.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
}

/** What an attribute takes, as a type of TypeScript. */
export function typeOf({ type }: WidgetAttribute): string {
  if (typeof type !== 'string') return type.map((word) => `'${word}'`).join(' | ');
  if (type === 'flag') return 'boolean | string';
  return type === 'number' ? 'number | string' : 'string';
}
