import { Link } from '@shop/shared/router';
import { Notice } from '@shop/shared/ui';
import { buyTexts } from '../../messages/buy.ts';
import type { PassingNotice } from '../buying/passing-notice.ts';
import type { CardPlace } from './card-at.ts';
import styles from './card-extras.module.css';
import { useOverCard } from './use-over-card.ts';

interface CardNoticeProps {
  readonly place: CardPlace;
  readonly notice: PassingNotice;
}

/** What came of buying, over the picture of the card that was pressed. */
export function CardNotice({ place, notice: { kind, text } }: CardNoticeProps) {
  const over = useOverCard(place);
  return (
    <div ref={over} className={styles.over}>
      <Notice kind={kind}>
        <span className={styles.said}>{text}</span>
        {kind === 'success' && (
          <Link to="/cart" className="link">
            {buyTexts.viewCart}
          </Link>
        )}
      </Notice>
    </div>
  );
}
