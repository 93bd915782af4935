import { useEffect, useId } from 'react';
import { attributeLines } from './attribute-lines.ts';
import type { CardPlace } from './card-at.ts';
import styles from './card-extras.module.css';
import { useOverCard } from './use-over-card.ts';

interface CardTipProps {
  readonly place: CardPlace;
  /** A finger or pointer went down elsewhere. */
  readonly onDismiss: () => void;
}

/** A product's attributes over the picture of its card, as the description of its link. */
export function CardTip({ place, onDismiss }: CardTipProps) {
  const id = useId();
  const { card, link, product } = place;
  const lines = attributeLines(product.attributes);
  const empty = lines.length === 0;
  const tip = useOverCard(place);
  useEffect(() => {
    if (empty) return undefined;
    link.setAttribute('aria-describedby', id);
    return () => link.removeAttribute('aria-describedby');
  }, [link, id, empty]);
  useEffect(() => {
    const root = link.getRootNode();
    const dismissOutside = ({ target }: Event) => {
      if (target instanceof Node && !card.contains(target)) onDismiss();
    };
    root.addEventListener('pointerdown', dismissOutside);
    return () => root.removeEventListener('pointerdown', dismissOutside);
  }, [link, card, onDismiss]);
  if (empty) return null;
  return (
    <div ref={tip} id={id} role="tooltip" className={`${styles.over} ${styles.tip}`}>
      {lines.map((line, place) => (
        <span key={`${place} ${line}`}>{line}</span>
      ))}
    </div>
  );
}
