import { useLayoutEffect, useState, type ComponentType, type RefObject } from 'react';
import type { ListedProduct } from '@shop/shared/contracts/provider';

/** What woke the extras, for them to carry out. */
export interface CardEvent {
  readonly type: string;
  readonly target: EventTarget | null;
}

export interface CardExtrasProps {
  /** The cards' grid; its list items stand in the order of the products. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly products: readonly ListedProduct[];
}

type Code = ComponentType<CardExtrasProps & { readonly first: CardEvent }>;

const wakers = ['pointerover', 'focusin', 'click'];

/** Tooltips and buying of all cards of a grid. The code comes with the first pointer, finger or focus on one. */
export function CardExtras(props: CardExtrasProps) {
  const { frame } = props;
  const [Extras, setExtras] = useState<Code | null>(null);
  const [first, setFirst] = useState<CardEvent | null>(null);
  const awake = Extras !== null;
  // With the cards themselves: a press may follow at once.
  useLayoutEffect(() => {
    if (awake) return undefined;
    const gone = new AbortController();
    const { signal } = gone;
    const begin = (now: CardEvent) => {
      // Whoever pressed and then moved on still means what was pressed.
      setFirst((known) => (known?.type === 'click' && now.type !== 'click' ? known : now));
      // What could not be loaded is asked for again by the next touch.
      import('./card-actions.tsx').then(
        ({ CardActions }) => setExtras(() => CardActions),
        () => {},
      );
    };
    const wake = (event: Event) => {
      const finger = event instanceof PointerEvent && event.pointerType === 'touch';
      const over = event.type === 'pointerover';
      // A finger only means what it presses.
      begin({ type: finger && over ? '' : event.type, target: event.target });
    };
    // The grid gets its ref after the effects of what stands in it.
    queueMicrotask(() => {
      const grid = frame.current;
      if (!grid || signal.aborted) return;
      // A pointer that came with the cards says so no second time.
      const under = matchMedia('(hover: hover)').matches && grid.querySelector('li:hover');
      if (under) begin({ type: 'pointerover', target: under });
      for (const type of wakers) grid.addEventListener(type, wake, { signal });
    });
    return () => gone.abort();
  }, [frame, awake]);
  return Extras && first && <Extras {...props} first={first} />;
}
