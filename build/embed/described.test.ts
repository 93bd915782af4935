import { widgetAttributes, widgetElements } from '@shop/shared/contracts/widgets';
import { expect, test } from 'vitest';
import { optionNames } from '../../shared/embed/elements/read-options.ts';
import { findAreas, readAreaManifest } from '../areas.ts';
import { join } from 'node:path';

const checkout = join(import.meta.dirname, '../..');

test('describes every element that an area has, with the attributes that fill its path', () => {
  const built = findAreas(checkout).flatMap((name) =>
    Object.entries(readAreaManifest(checkout, name).elements).map(([tag, path]) => ({
      tag,
      script: name,
      attributes: [...path.matchAll(/\{(\w+)\}/g)].map(([, attribute]) => attribute),
    })),
  );
  const described = widgetElements.map(({ tag, script, attributes }) => ({
    tag,
    script,
    attributes: attributes.map(({ name }) => name),
  }));
  const byTag = (one: { tag: string }, other: { tag: string }) => one.tag.localeCompare(other.tag);
  expect(described.toSorted(byTag)).toEqual(built.toSorted(byTag));
});

test('describes every attribute that an element takes', () => {
  expect(widgetAttributes.map(({ name }) => name).toSorted()).toEqual(optionNames.toSorted());
});
