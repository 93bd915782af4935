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
  if (warnings.length === 0) {
    const isKnown = items.every(({ product }) => dishes.has(product.slug));
    return <p className="soft small">{isKnown ? dietMessages.nothing : dietMessages.unknown}</p>;
  }
  return (
    <Notice kind="info">
      <p>{dietMessages.avoided}</p>
      {[...new Set(warnings)].map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  );
}
