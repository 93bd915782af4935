import type { CartItem } from '@shop/shared/contracts/provider';
import { DietMark, dietName, dietTexts, judgeDish, readDiet } from '@shop/shared/diet';
import { Notice, useDeviceText } from '@shop/shared/ui';
import type { ReactNode } from 'react';
import { dietMessages } from '../../messages/diet.ts';
import { lineName } from '../cart-line/line-facts.ts';
import { useCartDishes } from './cart-dishes.ts';

/** How the dish of a line stands to the diet of this device; nothing where its statements cannot be loaded. */
export function LineMark({ slug }: { readonly slug: string }): ReactNode {
  const dish = useCartDishes([slug])?.get(slug);
  return dish && <DietMark dish={dish} />;
}

/** The warnings of all dishes in a cart, once. They keep nobody from ordering. */
export function CartWarnings({ items }: { readonly items: readonly CartItem[] }): ReactNode {
  const diet = readDiet(useDeviceText(dietName));
  const dishes = useCartDishes(items.map(({ product }) => product.slug));
  if (!dishes) return <p className="soft small">{dietMessages.checking}</p>;
  const warnings = items.flatMap((item) => {
    const dish = dishes.get(item.product.slug);
    const meets = dish ? judgeDish(diet, dish).meets : [];
    return meets.length > 0 ? [dietTexts.dish(lineName(item), meets)] : [];
  });
  const isKnown = items.every(({ product }) => dishes.has(product.slug));
  const rest = isKnown ? dietMessages.nothing : dietMessages.unknown;
  return (
    <>
      {warnings.length > 0 && (
        <Notice kind="info">
          <p>{dietMessages.avoided}</p>
          {[...new Set(warnings)].map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </Notice>
      )}
      {(warnings.length === 0 || !isKnown) && <p className="soft small">{rest}</p>}
    </>
  );
}
