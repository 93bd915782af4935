import { expect, test } from 'vitest';
import type { Diet } from './diet.ts';
import { judgeDish } from './judge-dish.ts';

const judge = (diet: Partial<Diet>, stated: Readonly<Record<string, string>>) =>
  judgeDish(
    { keeps: [], avoids: [], without: [], ...diet },
    { attributes: Object.entries(stated).map(([key, value]) => ({ key, value })) },
  );

test.each([
  'On request (vegan, gluten-free, dairy-free)',
  'Options: vegan, gluten-free',
  'Can be made vegan, gluten-free',
  'Gluten-free, on request',
  'Optionally vegan, gluten-free',
  'Cannot be made vegan, gluten-free',
  'Can also be made vegan, gluten-free',
  'On demand: vegan, gluten-free',
  'Not: vegan, gluten-free',
  'Maybe (vegan, gluten-free',
  'Gluten-freeᵃ',
  'Not suitable for vegan, gluten-free, nut-free diets',
])('%s says of no dish that it keeps a diet [DIE-09]', (stated) => {
  const { meets } = judge({ keeps: ['gluten-free'] }, { Dietary: stated, Allergens: 'Soy' });
  expect(meets).toEqual(['gluten']);
});

test.each([
  'Gluten-free and dairy-free on request',
  'Gluten-free & vegan options',
  'Vegan/gluten-free/dairy-free on request',
  'Not nut-free/gluten-free',
  'Not (gluten-free)',
])('%s says of no dish that it is free from gluten [DIE-09]', (stated) => {
  const { meets } = judge({ without: ['gluten'] }, { Dietary: stated, Allergens: 'Soy' });
  expect(meets).toEqual(['gluten']);
});

test('a list in brackets is one statement [DIE-09]', () => {
  const stated = {
    Dietary: 'Raw fish (tuna, eel), Gluten-free',
    Allergens: 'Tree nuts (almond, cashew), Soy',
  };
  expect(judge({ keeps: ['gluten-free'], without: ['soy', 'tree nuts (cashew)'] }, stated)).toEqual({
    meets: ['soy', 'tree nuts (cashew)'],
    unstated: [],
  });
});

test.each(['Soy, unknown, full list available on request', 'N/A; available on request', 'Gluten (wheat, ?)'])(
  'what %s leaves open stays open [DIE-09] [SEC-116]',
  (Allergens) => {
    expect(judge({ without: ['nuts'] }, { Allergens })).toEqual({ meets: [], unstated: ['allergens'] });
  },
);

test.each([
  ['Vegan, naturally gluten-free', 'Raw fish; Spicy'],
  ['Vegan and gluten-free', 'Spicy (very)'],
  ['Vegan / Gluten-free', ''],
  ['🌱 Vegan, Gluten-free', 'Spicy'],
  ['Vegan (V), Gluten-free', 'Vegan-friendly'],
  ['Gluten-free', 'Non-vegetarian, Available cold'],
])('%s beside %s is said without a condition [DIE-09]', (diets, others) => {
  const verdict = judge({ without: ['gluten'] }, { Dietary: `${diets}, ${others}`, Allergens: 'Soy' });
  expect(verdict).toEqual({ meets: [], unstated: [] });
});
