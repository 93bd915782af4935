import { widgetAttributes, widgetElements } from '@shop/shared/contracts/widgets';
import { expect, test } from 'vitest';
import { optionNames } from '../../shared/embed/elements/read-options.ts';
import { findAreas, readAreaManifest } from '../areas.ts';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../..');

test('every area says what its elements show, and what the attributes in their paths mean', () => {
  const elements = widgetElements(findAreas(checkout).map((name) => readAreaManifest(checkout, name)));
  expect(elements.map(({ tag }) => tag)).toContain('shop-menu');
  for (const { tag, shows, attributes } of elements) {
    expect(shows, `${tag} shows`).not.toBe('');
    for (const { name, means } of attributes) expect(means, `${tag} ${name}`).not.toBe('');
  }
});

test('a path cannot do without an attribute, its query can', () => {
  const element = {
    path: '/products/{slug}?tab={tab}',
    shows: 'One product.',
    attributes: { slug: 'Its slug.', tab: 'Where it begins.' },
  };
  expect(widgetElements([{ name: 'catalog', elements: { 'shop-product': element } }])).toEqual([
    {
      tag: 'shop-product',
      script: 'catalog',
      shows: 'One product.',
      attributes: [
        { name: 'slug', means: 'Its slug.', type: 'text', required: true },
        { name: 'tab', means: 'Where it begins.', type: 'text', required: false },
      ],
    },
  ]);
});

test('an attribute that every element has is none of its own', () => {
  const piece = {
    path: '/products/{slug}?heading={heading}',
    shows: 'A card.',
    attributes: {},
    flags: {},
    early: [],
  };
  const [card] = widgetElements([{ name: 'catalog', elements: {}, pieces: { 'shop-product-card': piece } }]);
  expect(card?.attributes.map(({ name }) => name)).toEqual(['slug']);
});

test('an attribute is described once, however often its path has it, and by its area alone [SEC-166]', () => {
  const element = { path: '/{a}{a}?{constructor}{a}', shows: '', attributes: { a: 'Means it.' } };
  const [described] = widgetElements([{ name: 'catalog', elements: { 'shop-a': element } }]);
  expect(described?.attributes).toEqual([
    { name: 'a', means: 'Means it.', type: 'text', required: true },
    { name: 'constructor', means: '', type: 'text', required: false },
  ]);
});

test('describes every attribute that an element takes', () => {
  expect(widgetAttributes.map(({ name }) => name).toSorted()).toEqual(optionNames.toSorted());
});
