import { expect, test } from 'vitest';
import { structuredDataElements } from './structured-data.ts';

const imageOf = (image: string) => {
  const [element = ''] = structuredDataElements([{ '@type': 'MenuItem', image }], 'https://shop.example');
  return (JSON.parse(element.replace(/<[^>]*>/g, '')) as { image: string }).image;
};

test('a path of the shop becomes a whole address', () => {
  expect(imageOf('/media/eel.jpg')).toBe('https://shop.example/media/eel.jpg');
  expect(imageOf('https://files.example/eel.jpg')).toBe('https://files.example/eel.jpg');
});

test.each(['//evil.example', '/\\evil.example', '/\t/evil.example', '/\n\\evil.example', '//'])(
  '%j is no path of the shop, and stays as it is',
  (path) => expect(imageOf(path)).toBe(path),
);
