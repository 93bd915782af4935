import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useAdding } from '../buying/use-adding.ts';
import { cardAt, type CardPlace } from './card-at.ts';
import { CardNotice } from './card-notice.tsx';
import type { CardEvent, CardExtrasProps } from './card-extras.tsx';
import { CardTip } from './card-tip.tsx';
import { useKeptHeights } from './use-kept-heights.ts';

// A pointer that only passes shows nothing.
const hoverDelay = 400;

/** One tooltip and one notice for all cards: whichever card is under the pointer, has the focus, or was pressed. */
export function CardActions({ frame, products, first }: CardExtrasProps & { readonly first: CardEvent }) {
  const { notice, busy, buy } = useAdding();
  const [tip, setTip] = useState<CardPlace | null>(null);
  const [bought, setBought] = useState<CardPlace | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const show = (place: CardPlace | null, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setTip(place), delay);
  };
  const handle = useEffectEvent(({ type, target }: CardEvent) => {
    const at = (element: EventTarget | null) => cardAt(element, frame.current, products);
    const place = at(target);
    // Between the cards, a pointer takes away what it brought, and not the tooltip of the card that has the focus.
    if (type === 'pointerover' && !place)
      return show(at(frame.current?.querySelector('a:focus-visible') ?? null));
    if (type === 'pointerleave' || !place) return show(place);
    if (type === 'click' && place.part === 'add') {
      setTip(null);
      setBought(place);
      return void buy(place.product, 1);
    }
    if (type === 'click' && place.part === 'about') return show(tip?.card === place.card ? null : place);
    if (type === 'focusin') return place.link.matches(':focus-visible') ? show(place) : undefined;
    if (type === 'pointerover' && place.card !== tip?.card) {
      setTip(null);
      show(place, hoverDelay);
    }
  });
  useEffect(() => {
    // Once: listening begins a moment later, and the first event has been by then.
    const carryOut = setTimeout(() => handle(first));
    return () => clearTimeout(carryOut);
  }, [first]);
  useEffect(() => () => clearTimeout(timer.current), []);
  useCardEvents(frame, handle);
  useKeptHeights(frame);
  useBusy(bought, busy);
  const dismiss = useCallback(() => setTip(null), []);
  return (
    <>
      {tip && <CardTip place={tip} onDismiss={dismiss} />}
      {bought && notice && <CardNotice place={bought} notice={notice} />}
    </>
  );
}

/**
 * Hands on what happens to the cards; whatever ends a tooltip comes as `pointerleave`. A pointer that leaves takes away what
 * it brought, and not the tooltip of the card that has the focus.
 */
function useCardEvents(frame: CardExtrasProps['frame'], onEvent: (event: CardEvent) => void): void {
  const hand = useEffectEvent(onEvent);
  // At once: whoever woke the extras listens no more.
  useLayoutEffect(() => {
    const grid = frame.current;
    const pass = (event: Event) => {
      if (!(event instanceof PointerEvent) || event.type === 'click' || event.pointerType === 'mouse')
        hand(event);
    };
    const leave = (event: Event) => {
      // A finger leaves with every tap, also with the one that asks for the tooltip.
      if (event instanceof PointerEvent && event.pointerType !== 'mouse') return;
      if (event.type === 'pointerleave')
        hand({ type: event.type, target: grid?.querySelector('a:focus-visible') ?? null });
      else if (!(event instanceof KeyboardEvent) || event.key === 'Escape') hand(left);
    };
    const listeners = Object.entries({
      pointerover: pass,
      focusin: pass,
      click: pass,
      pointerleave: leave,
      focusout: leave,
      keydown: leave,
    });
    for (const [type, listener] of listeners) grid?.addEventListener(type, listener);
    return () => {
      for (const [type, listener] of listeners) grid?.removeEventListener(type, listener);
    };
  }, [frame]);
}

const left: CardEvent = { type: 'pointerleave', target: null };

/** The button that was pressed says that it is at work. */
function useBusy(place: CardPlace | null, busy: boolean): void {
  const button = place?.pressed;
  useEffect(() => {
    if (!button || !busy) return undefined;
    button.setAttribute('aria-disabled', 'true');
    return () => button.removeAttribute('aria-disabled');
  }, [button, busy]);
}
