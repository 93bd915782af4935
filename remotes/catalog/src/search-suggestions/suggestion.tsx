import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Picture, Price, usePlatform } from '@shop/shared/ui';
import { shopTexts } from '../messages/shop.ts';
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
    <button
      type="button"
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
        {markedParts(name, term).map(({ text, marked }, index) =>
          marked ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
        )}
      </span>
      {stock === 0 ? (
        <span className={styles.out}>{shopTexts.soldOut}</span>
      ) : (
        <Price amount={product.price} before={product.price_before_discount} />
      )}
    </button>
  );
}

interface Part {
  readonly text: string;
  readonly marked: boolean;
}

/** A name cut where it holds one of the words typed, whatever their case. */
export function markedParts(name: string, term: string): Part[] {
  const words = term
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  if (words.length === 0) return [{ text: name, marked: false }];
  return name
    .split(new RegExp(`(${words.join('|')})`, 'gi'))
    .map((text, index) => ({ text, marked: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
}
