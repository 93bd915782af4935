import { readBasket, type BasketLine } from '@shop/shared/cart/basket-link';
import type { ListedProduct } from '@shop/shared/contracts/provider';
import { findProducts } from '@shop/shared/provider';
import { Link, useNavigate, useSearchParams } from '@shop/shared/router';
import { Button, Notice, priceText, Skeleton, usePlatform } from '@shop/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { basketTexts as texts } from '../../messages/basket.ts';
import { buyTexts } from '../../messages/shop.ts';
import { productPath } from '../../components/paths.ts';
import styles from './shared-basket.module.css';
import { useAddBasket } from './use-add-basket.ts';

/** The dishes of the address's basket, as the provider has them now, to be added to the cart by one press. */
export function SharedBasket() {
  const [query, setQuery] = useSearchParams();
  const basket = new URLSearchParams(query.getAll('basket').map((line) => ['basket', line])).toString();
  const lines = useMemo(() => readBasket(new URLSearchParams(basket)), [basket]);
  const dishes = useDishes(lines);
  const { isBusy, outcome, add } = useAddBasket(lines, dishes);
  const navigate = useNavigate();
  if (lines.length === 0) return null;
  const dismiss = () => {
    query.delete('basket');
    setQuery(query, { replace: true, preventScrollReset: true });
  };
  const canAdd = !outcome?.added;
  return (
    <section className={styles.basket} aria-label={texts.heading}>
      <h2 className={styles.heading}>{texts.heading}</h2>
      <p className="soft">{texts.help}</p>
      <ul className={styles.lines}>
        {lines.map((line, index) => (
          <Line key={index} line={line} dish={dishes?.get(line.slug)} isKnown={dishes !== undefined} />
        ))}
      </ul>
      {outcome && (
        <Notice kind={outcome.added > 0 ? 'success' : 'error'}>
          {outcome.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      <div className={styles.actions}>
        {canAdd ? (
          <Button busy={isBusy ? texts.adding : undefined} disabled={!dishes} onClick={add}>
            {texts.add}
          </Button>
        ) : (
          <Button onClick={() => void navigate('/cart')}>{buyTexts.viewCart}</Button>
        )}
        {canAdd && (
          <Button kind="quiet" onClick={dismiss}>
            {texts.dismiss}
          </Button>
        )}
      </div>
    </section>
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
  if (!isKnown)
    return (
      <li className={styles.line}>
        <Skeleton />
      </li>
    );
  const problem = !dish || !dish.is_active ? texts.gone : dish.stock === 0 ? texts.soldOut : '';
  return (
    <li className={styles.line}>
      <span>
        {texts.line(quantity, '')}
        {dish ? <Link to={productPath(slug)}>{dish.name}</Link> : slug}
        {note && <span className={styles.note}>{texts.note(note)}</span>}
      </span>
      <span className={styles.price}>{problem || (dish && priceText(dish.price))}</span>
    </li>
  );
}

function useDishes(lines: readonly BasketLine[]) {
  const { provider } = usePlatform();
  const [dishes, setDishes] = useState<ReadonlyMap<string, ListedProduct>>();
  useEffect(() => {
    const abort = new AbortController();
    const slugs = [...new Set(lines.map(({ slug }) => slug))];
    const load = async () => {
      const found = await findProducts(provider, slugs, abort.signal);
      if (!abort.signal.aborted) setDishes(found);
    };
    void load();
    return () => abort.abort();
  }, [provider, lines]);
  return dishes;
}
