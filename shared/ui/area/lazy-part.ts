import { createElement, lazy, useEffect, useState, type ComponentType, type FunctionComponent } from 'react';

/**
 * A part that is loaded when it is first shown, inside of a `Suspense`; where its code cannot be loaded, what stands in its place. The
 * next place that it is shown in tries again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props> = Nothing,
): FunctionComponent<Props> {
  const loadPart = () => lazy(async () => ({ default: await load().catch(() => Missing) }));
  let part = loadPart();
  function Missing(props: Props) {
    useEffect(() => {
      part = loadPart();
    }, []);
    return createElement(instead, props);
  }
  return function Part(props) {
    // The one that this place has begun with.
    const [shown] = useState(() => part);
    return createElement(shown, props);
  };
}

const Nothing = () => null;
