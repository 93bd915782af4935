import {
  defineComponent,
  h,
  onBeforeUnmount,
  onMounted,
  type DefineSetupFnComponent,
  type EmitsToProps,
  type HTMLAttributes,
  type PublicProps,
  type SlotsType,
} from 'vue';
import { attributeText, camelCase, pascalCase, upperFirst, type WidgetNames } from './widget-names.ts';

/** Slots of every component: what shows until the element does, and when it cannot load. */
export type ShopSlots = SlotsType<{ default?: unknown; error?: unknown }>;

export type ShopComponent<
  Options extends Record<string, unknown>,
  Emits extends Record<string, (event: never) => void>,
> = DefineSetupFnComponent<
  Options,
  Emits,
  ShopSlots,
  Options & EmitsToProps<Emits>,
  PublicProps & HTMLAttributes
>;

/** The component of an element, for Vue 3, in browsers and on servers. `$el` of its ref is the element. */
export function createComponent<
  Options extends Record<string, unknown>,
  Emits extends Record<string, (event: never) => void>,
>(tag: string, { attributes, events, pageEvents }: WidgetNames): ShopComponent<Options, Emits> {
  const attributeOf = attributes.map((name) => [camelCase(name), attributeName(name)] as const);
  const Component = defineComponent<Options, Emits, Extract<keyof Emits, string>, ShopSlots>(
    (props, { emit, slots }) => {
      // The names of events come from a table, so they are typed by the generated entry.
      const emitEvent = emit as (name: string, event: Event) => void;
      const hear = (event: Event) => emitEvent(camelCase(event.type), event);
      const own = events.filter((name) => !pageEvents.includes(name));
      const listeners = Object.fromEntries(own.map((name) => [`on${upperFirst(name)}`, hear]));
      onMounted(() => pageEvents.forEach((name) => document.addEventListener(name, hear)));
      onBeforeUnmount(() => pageEvents.forEach((name) => document.removeEventListener(name, hear)));
      return () => {
        const written = attributeOf.map(([prop, name]) => [name, attributeText(Reflect.get(props, prop))]);
        const { default: content, error } = slots as Readonly<Record<string, (() => unknown[]) | undefined>>;
        const children = [
          ...(content ? [content() as []] : []),
          ...(error ? [h('div', { slot: 'error', hidden: true }, error() as [])] : []),
        ];
        return h(tag, { ...Object.fromEntries(written), ...listeners }, children);
      };
    },
    {
      name: pascalCase(tag),
      // Without types: `fonts` in a template is an empty text, and what is absent is undefined.
      props: attributes.map(camelCase) as never,
      emits: events.map(camelCase) as never,
    },
  );
  // Attributes and listeners of HTML fall through to the element, which Vue's type does not say.
  return Component as unknown as ShopComponent<Options, Emits>;
}

/** Vue's server renderer writes `open` without its value, as that of `<details>`. Names of HTML attributes have no case. */
function attributeName(name: string): string {
  return name === 'open' ? 'Open' : name;
}
