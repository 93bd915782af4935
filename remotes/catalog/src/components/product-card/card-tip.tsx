import { useEffect, useEffectEvent, useId, useState, type RefObject } from 'react';
import type { Attribute } from '@shop/shared/contracts/provider';
import styles from './card-tip.module.css';
import card from './product-card.module.css';

interface CardTipProps {
  readonly attributes: readonly Attribute[];
  /** The card's link, which the tooltip describes. */
  readonly link: RefObject<HTMLElement | null>;
  /** The visitor has turned to something else. */
  readonly onDismiss: () => void;
}

/** A product's attributes over the picture of its card, one a line. */
export function CardTip({ attributes, link, onDismiss }: CardTipProps) {
  const id = useId();
  const isCovered = useOutside(link, onDismiss);
  useEffect(() => {
    const described = link.current;
    described?.setAttribute('aria-describedby', id);
    return () => described?.removeAttribute('aria-describedby');
  }, [link, id]);
  if (isCovered) return null;
  return (
    <div id={id} role="tooltip" className={`${card.over} ${styles.tip}`}>
      {[...attributes]
        .sort((one, other) => one.order - other.order)
        .map(({ key, value }, index) => (
          <span key={`${index} ${key}`}>{`${key}: ${value}`}</span>
        ))}
    </div>
  );
}

/** Dismisses for a press or focus outside of the card. Tells whether the pointer is on another card, whose tooltip then shows. */
function useOutside(link: CardTipProps['link'], onDismiss: () => void): boolean {
  const [isCovered, setIsCovered] = useState(false);
  const cardOf = (target: EventTarget | null) =>
    target instanceof Element ? target.closest(`.${card.frame}`) : null;
  const look = useEffectEvent(({ type, target }: Event) => {
    const [card, own] = [cardOf(target), cardOf(link.current)];
    if (type === 'pointerover') setIsCovered(card !== null && card !== own);
    else if (card !== own) onDismiss();
  });
  useEffect(() => {
    const root = link.current?.getRootNode();
    const types = ['pointerover', 'pointerdown', 'focusin'];
    const handle = (event: Event) => look(event);
    for (const type of types) root?.addEventListener(type, handle);
    return () => {
      for (const type of types) root?.removeEventListener(type, handle);
    };
  }, [link]);
  return isCovered;
}
