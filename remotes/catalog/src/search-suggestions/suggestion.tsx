import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Picture, Price, usePlatform } from '@shop/shared/ui';
import { shopTexts } from '../messages/shop.ts';
import { markedParts } from './marked-parts.ts';
import styles from './search-suggestions.module.css';

interface SuggestionProps {
  readonly id: string;
  /** Chosen with the arrow keys. */
  readonly active: boolean;
  readonly product: ListedProduct;
  /** What was typed. */
  readonly term: string;
  readonly onFollow: () => void;
}

export function Suggestion({ id, active, product, term, onFollow }: SuggestionProps) {
  const { provider } = usePlatform();
  const { name, stock, main_image: image } = product;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- The keys are the field's, as in any combobox.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={styles.option}
      onClick={onFollow}
    >
      {image?.thumb_image ? (
        <Picture
          className={styles.picture}
          src={provider.file(image.thumb_image)}
          alt=""
          width={480}
          height={480}
        />
      ) : (
        <span className={styles.picture} />
      )}
      <span className={styles.name}>
        {markedParts(name, term).map(({ text, marked }, place) =>
          marked ? <b key={place}>{text}</b> : <span key={place}>{text}</span>,
        )}
      </span>
      {stock === 0 ? (
        <span className={styles.out}>{shopTexts.soldOut}</span>
      ) : (
        <Price amount={product.price} before={product.price_before_discount} />
      )}
    </div>
  );
}
