import type { BasketLine } from '@shop/shared/cart/basket-link';
import { isOwnBasket, readBasket, removeBasket } from '@shop/shared/cart/read-basket';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { Link, useNavigate, useSearchParams } from '@shop/shared/router';
import { Button, closeDialog, Dialog, Notice, priceText } from '@shop/shared/ui';
import { useId, useMemo } from 'react';
import { basketTexts as texts } from '../../messages/basket.ts';
import { buyTexts } from '../../messages/shop.ts';
import { useDishes } from '../../components/use-dishes.ts';
import { productPath } from '../../components/paths.ts';
import styles from './shared-basket.module.css';
import { useAddBasket } from './use-add-basket.ts';

/** The dishes of the address's basket, as the provider has them now, to be added to the cart by one press. */
export function SharedBasket() {
  const [query, setQuery] = useSearchParams();
  const basket = new URLSearchParams(query.getAll('basket').map((line) => ['basket', line])).toString();
  const lines = useMemo(() => readBasket(new URLSearchParams(basket)), [basket]);
  const dishes = useDishes(lines.map(({ slug }) => slug));
  const { isBusy, outcome, add } = useAddBasket(lines, dishes);
  const navigate = useNavigate();
  const title = useId();
  if (lines.length === 0) return null;
  const leave = () => {
    removeBasket(query);
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  const isAdded = outcome !== undefined && outcome.added > 0;
  return (
    <Dialog className={styles.basket} aria-labelledby={title} onClose={leave}>
      <h2 id={title} className={styles.title}>
        {texts.heading}
      </h2>
      <p className="soft">{isOwnBasket(query) ? texts.ownHelp : texts.help}</p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={index} line={line} dish={dishes?.get(line.slug)} isKnown={dishes !== undefined} />
        ))}
      </ul>
      {outcome && (
        <Notice kind={isAdded ? 'success' : 'error'}>
          {outcome.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        {isAdded ? (
          // Back does not offer it again.
          <Button onClick={() => void navigate('/cart', { replace: true })}>{buyTexts.viewCart}</Button>
        ) : (
          <Button busy={isBusy ? texts.adding : undefined} disabled={!dishes} onClick={add}>
            {texts.add}
          </Button>
        )}
        <Button kind="quiet" onClick={closeDialog}>
          {isAdded ? texts.toMenu : texts.dismiss}
        </Button>
      </div>
    </Dialog>
  );
}

interface LineProps {
  readonly line: BasketLine;
  /** Undefined where the provider has no such dish. */
  readonly dish: ListedProduct | undefined;
  /** Whether the provider has answered. */
  readonly isKnown: boolean;
}

function Line({ line: { slug, quantity, note }, dish, isKnown }: LineProps) {
  const isGone = isKnown && !dish?.is_active;
  const problem = isGone ? texts.gone : dish?.stock === 0 ? texts.soldOut : '';
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        {texts.line(quantity, '')}
        {dish ? <Link to={productPath(slug)}>{dish.name}</Link> : isKnown && <span>{slug}</span>}
        {note && <p className="soft small">{texts.note(note)}</p>}
      </div>
      {problem || (dish && priceText(dish.price))}
    </li>
  );
}
