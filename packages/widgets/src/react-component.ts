import {
  createElement,
  forwardRef,
  useCallback,
  useEffect,
  useRef,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  type HTMLAttributes,
  type PropsWithoutRef,
  type ReactNode,
  type RefAttributes,
} from 'react';
import { attributeText, camelCase, pascalCase, type WidgetNames } from './widget-names.ts';

/** Props of a component: the element's own, its events as `onShopReady`, and those of every HTML element. */
export type ShopComponentProps<Element, Options, Handlers> = Options &
  Handlers &
  HTMLAttributes<Element> & {
    /** Shows when the element cannot load; a button in it tries again. */
    readonly error?: ReactNode;
  };

export type ShopComponent<Element, Options, Handlers> = ForwardRefExoticComponent<
  PropsWithoutRef<ShopComponentProps<Element, Options, Handlers>> & RefAttributes<Element>
>;

type Props = Readonly<Record<string, unknown>>;

/** Attributes that only need to be there: React 18 writes `false` into them on custom elements. */
const presence = new Set(['hidden', 'inert', 'autoFocus']);

/** The component of an element, for React 18 and 19, in browsers and on servers. Its ref is the element. */
export function createComponent<Element extends HTMLElement, Options, Handlers>(
  tag: string,
  names: WidgetNames,
): ShopComponent<Element, Options, Handlers> {
  const attributeOf = new Map(names.attributes.map((name) => [camelCase(name), name]));
  const eventOf = new Map(names.events.map((name) => [`on${pascalCase(name)}`, name]));

  const Component = forwardRef((props: Props, ref: ForwardedRef<Element>) => {
    const element = useElement(ref, eventOf, names.pageEvents, props);
    // The shop's script may have set the element's theme before the page is hydrated.
    const written: Record<string, unknown> = { ref: element, suppressHydrationWarning: true };
    for (const [name, value] of Object.entries(props)) {
      const attribute = attributeOf.get(name);
      if (attribute !== undefined) written[attribute] = attributeText(value);
      else if (name === 'className') written['class'] = value;
      else if (presence.has(name)) written[name] = value || undefined;
      else if (name !== 'error' && !eventOf.has(name)) written[name] = value;
    }
    const { children, error } = props as { readonly children?: ReactNode; readonly error?: ReactNode };
    if (error === undefined || error === null) return createElement(tag, written);
    return createElement(
      tag,
      written,
      children,
      createElement('div', { slot: 'error', hidden: true }, error),
    );
  });
  Component.displayName = pascalCase(tag);
  // The names of its props come from tables, so they are typed by the generated entry.
  return Component as unknown as ShopComponent<Element, Options, Handlers>;
}

/** A ref callback that listens to the events from the moment in which it is there, and sets the given ref. */
function useElement<Element extends HTMLElement>(
  ref: ForwardedRef<Element>,
  eventOf: ReadonlyMap<string, string>,
  pageEvents: readonly string[],
  props: Props,
): (element: Element | null) => void {
  const handlers = useRef(props);
  useEffect(() => {
    handlers.current = props;
  });
  const release = useRef<(() => void) | undefined>(undefined);
  return useCallback(
    (element: Element | null) => {
      release.current?.();
      release.current = undefined;
      if (!element) return;
      const removed = new AbortController();
      for (const [prop, event] of eventOf) {
        const listener = (fired: Event) => {
          const handler = handlers.current[prop];
          if (typeof handler === 'function') handler(fired);
        };
        const target = pageEvents.includes(event) ? element.ownerDocument : element;
        target.addEventListener(event, listener, { signal: removed.signal });
      }
      const releaseRef = setRef(ref, element);
      release.current = () => {
        removed.abort();
        releaseRef();
      };
    },
    [ref, eventOf, pageEvents],
  );
}

/** Sets a ref; returns what resets it: React 19 lets a callback return that itself. */
function setRef<Element>(ref: ForwardedRef<Element>, element: Element): () => void {
  if (typeof ref === 'function') {
    const cleanUp: unknown = ref(element);
    return typeof cleanUp === 'function' ? () => void cleanUp() : () => ref(null);
  }
  if (ref) ref.current = element;
  return () => {
    if (ref) ref.current = null;
  };
}
