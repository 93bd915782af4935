import type { RecordId } from '@shop/shared/contracts/provider';
import { expect, test } from 'vitest';
import { aProduct } from '../../components/samples.ts';
import { relatedTo } from './related-products.tsx';

const board = Array.from({ length: 7 }, (_, id) =>
  aProduct({ id, slug: `roll-${id}`, stock: id === 1 ? 0 : 5 }),
);
const ids = (products: readonly { id: RecordId }[]) => products.map(({ id }) => id);

test('gives the first four others, what is sold out last', () => {
  const product = aProduct({ id: 2, slug: 'roll-2' });
  expect(ids(relatedTo(product, board))).toEqual([0, 3, 4, 5]);
  expect(ids(relatedTo(product, board.slice(0, 4)))).toEqual([0, 3, 1]);
});

test('gives nothing where the product is alone', () => {
  expect(relatedTo(aProduct({ id: 1 }), [aProduct({ id: 1 })])).toEqual([]);
});
