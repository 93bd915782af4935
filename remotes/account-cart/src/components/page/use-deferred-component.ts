import { createContext, useCallback, useContext, useEffect, useState, type ComponentType } from 'react';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** The components that one shop has loaded, by their `load`; they show at once when their page is opened again. */
export type LoadedComponents = WeakMap<object, unknown>;

export const LoadedComponentsContext = createContext<LoadedComponents | undefined>(undefined);

/**
 * A component in a chunk of its own that is needed only sometimes. Once needed it stays in use, so that it may outlive
 * the need.
 * @param load imports it; the same function at each render
 * @param options.needed whether it is to show: it is loaded at once
 * @param options.likely whether it may be needed soon: it is loaded when the page is idle, so that a connection lost
 * later does no harm
 */
export function useDeferredComponent<Props>(
  load: Load<Props>,
  { needed, likely = false }: { readonly needed: boolean; readonly likely?: boolean },
) {
  const loaded = useContext(LoadedComponentsContext);
  // Only `load` stores something under itself.
  const [Component, setComponent] = useState(() => loaded?.get(load) as ComponentType<Props> | undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [inUse, setInUse] = useState(needed);
  if (needed && !inUse) setInUse(true);
  const start = useCallback(() => {
    const loadAndRemember = async () => {
      const component = await load();
      loaded?.set(load, component);
      return component;
    };
    loadAndRemember().then(
      (component) => setComponent(() => component),
      () => setHasFailed(true),
    );
  }, [load, loaded]);
  useEffect(() => {
    if (needed) start();
    else if (likely) return whenIdle(start);
  }, [needed, likely, start]);
  const retry = () => {
    setHasFailed(false);
    start();
  };
  return { Component: inUse ? Component : undefined, hasFailed, retry };
}

/** Runs the task once the page is idle. Returns a function that cancels it. */
function whenIdle(task: () => void): () => void {
  // Of its own: where Safari has none, an element of the page around a widget may have that id.
  if (!Object.hasOwn(globalThis, 'requestIdleCallback')) {
    const timer = setTimeout(task, 1000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(task, { timeout: 2000 });
  return () => cancelIdleCallback(request);
}
