import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part that is loaded when it is first shown, inside of a `Suspense`; nothing where its code cannot be loaded. */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => Nothing) }));
}

const Nothing = () => null;
