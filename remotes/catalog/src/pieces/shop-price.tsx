import type { Piece } from '@shop/shared/contracts';
import { Price } from '@shop/shared/ui';
import { loadDish, useDish } from './dish.ts';

function DishPrice() {
  const { price, price_before_discount: before } = useDish();
  return <Price amount={price} before={before} />;
}

export const piece: Piece = { loader: loadDish, Component: DishPrice, isInline: true };
