import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A part that is loaded when it is first shown, inside of a `Suspense`; where its code cannot be loaded, what stands in its place. */
export function lazyOrNothing<Props>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch(() => instead) }));
}

const Nothing = () => null;
