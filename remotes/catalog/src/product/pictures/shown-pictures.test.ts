import { expect, test } from 'vitest';
import { aProduct } from '../../components/samples.ts';
import { firstShown, productPictures } from './shown-pictures.ts';

const image = (name: string, order: number) => ({ image: name, alt_text: `${name} alt`, order });
const main = { image: '/main.webp', thumb_image: '/main-thumb.webp', alt_text: 'main alt' };

function shown(changes: Parameters<typeof aProduct>[0]) {
  const product = aProduct(changes);
  const pictures = productPictures(product);
  return pictures[firstShown(product, pictures)]?.image;
}

test('shows the picture of order 0 first, wherever it stands', () => {
  expect(shown({ images: [image('a', 2), image('b', 0), image('c', 1)], main_image: main })).toBe('b');
});

test('without an order 0 it is the first of the list', () => {
  expect(shown({ images: [image('a', 3), image('b', 1)], main_image: main })).toBe('a');
});

test('without a list it is the main image, and nothing without one', () => {
  expect(shown({ main_image: main })).toBe('/main.webp');
  expect(shown({ main_image: { ...main, image: null } })).toBe('/main-thumb.webp');
  expect(shown({ main_image: { image: null, thumb_image: null, alt_text: '' } })).toBeUndefined();
  expect(shown({})).toBeUndefined();
});

test('leaves out pictures without an address and puts the rest in order', () => {
  const pictures = productPictures(aProduct({ images: [image('b', 1), image('', 0), image('a', 0)] }));
  expect(pictures.map((picture) => picture.image)).toEqual(['a', 'b']);
});

test('knows the small version of the main image alone', () => {
  const pictures = productPictures(
    aProduct({ images: [image('/main.webp', 0), image('b', 1)], main_image: main }),
  );
  expect(pictures.map(({ thumb }) => thumb)).toEqual(['/main-thumb.webp', null]);
});
