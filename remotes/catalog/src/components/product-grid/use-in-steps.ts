import { startTransition, useEffect, useState } from 'react';

/** Items of a list that change at once; those after them follow when these are painted. */
export const step = 24;

/**
 * A list that turns into another one from its beginning, so that no change of a long one holds up the browser.
 * What is left out goes at once, what is new comes step by step.
 */
export function useInSteps<Item>(items: readonly Item[]): readonly Item[] {
  const [steps, setSteps] = useState({ items, shown: items });
  const shown = steps.items === items ? steps.shown : nextStep(steps.shown, items);
  if (steps.items !== items) setSteps({ items, shown });
  useEffect(() => {
    if (shown !== items) startTransition(() => setSteps({ items, shown: nextStep(shown, items) }));
  }, [shown, items]);
  return shown;
}

/** What is shown next: changed up to the end of the first step in which they differ, and no more than there shall be. */
function nextStep<Item>(shown: readonly Item[], items: readonly Item[]): readonly Item[] {
  const from = items.findIndex((item, place) => item !== shown[place]);
  const end = (Math.floor(from / step) + 1) * step;
  const done = from < 0 || end >= items.length;
  return done ? items : [...items.slice(0, end), ...shown.slice(end, items.length)];
}

/** Whether two lists have the same items in the step that begins at this place. */
export function sameItems<Item>(one: readonly Item[], other: readonly Item[], from: number): boolean {
  for (let place = from; place < from + step; place += 1) if (one[place] !== other[place]) return false;
  return true;
}
