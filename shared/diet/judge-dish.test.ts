import { expect, test } from 'vitest';
import { parse } from 'valibot';
import { listProducts } from '@shop/shared/contracts/provider';
import { readDiet, withWord, writeDiet, type Diet } from './diet.ts';
import { judgeDish, judgeText } from './judge-dish.ts';
import { dietTexts } from './messages.ts';

const none: Diet = { keeps: [], avoids: [], without: [] };
const dish = (stated: Readonly<Record<string, string>>) => ({
  attributes: Object.entries(stated).map(([key, value]) => ({ key, value })),
});
const judge = (diet: Partial<Diet>, stated: Readonly<Record<string, string>>) =>
  judgeDish({ ...none, ...diet }, dish(stated));

test.each([
  ['an allergen that is stated', { without: ['soy'] }, { Allergens: 'Fish, soy' }, ['soy'], []],
  ['one that is not among them', { without: ['soy'] }, { Allergens: 'Fish' }, [], []],
  ['that there are none', { without: ['soy'] }, { Allergens: 'None' }, [], []],
  ['another number', { without: ['eggs'] }, { Allergens: 'Egg' }, ['eggs'], []],
  ['a kind of it', { without: ['tree nuts'] }, { Allergens: 'Tree nuts (cashew)' }, ['tree nuts'], []],
  [
    'it in fewer words',
    { without: ['tree nuts (cashew)'] },
    { Allergens: 'Tree nuts, soy' },
    [],
    ['allergens'],
  ],
  [
    'a mark without its verb',
    { avoids: ['contains alcohol'] },
    { Dietary: 'Alcohol' },
    ['contains alcohol'],
    [],
  ],
  [
    'it in other words',
    { without: ['tree nuts (cashew)', 'wheat (gluten)'] },
    { Allergens: 'Soy & tree nuts' },
    [],
    ['allergens'],
  ],
  [
    'a mark in fewer words',
    { avoids: ['raw fish'] },
    { Dietary: 'Raw', Allergens: 'Fish' },
    [],
    ['raw fish'],
  ],
  ['another mark', { avoids: ['raw fish'] }, { Dietary: 'Spicy', Allergens: 'Fish' }, [], []],
  [
    'that it is not free from it',
    { without: ['gluten'] },
    { Dietary: 'Not gluten-free', Allergens: 'Soy' },
    ['gluten'],
    [],
  ],
  [
    'that it may be had without it',
    { without: ['gluten'] },
    { Dietary: 'Gluten-free on request', Allergens: 'Soy' },
    ['gluten'],
    [],
  ],
  [
    'that it is free from two',
    { without: ['gluten', 'nuts'] },
    { Dietary: 'Nut-free and naturally gluten-free', Allergens: 'Soy' },
    [],
    [],
  ],
  [
    'the same in brackets',
    { without: ['gluten'] },
    { Dietary: 'Gluten-free (on request)', Allergens: 'Soy' },
    ['gluten'],
    [],
  ],
  [
    'it with a footnote',
    { without: ['nuts', 'milk', 'egg'] },
    { Allergens: 'Soy, nuts¹, 7Milk, Eggᵃ' },
    ['nuts', 'milk', 'egg'],
    [],
  ],
  ['it with another', { without: ['wheat'] }, { Allergens: 'Soy and wheat' }, ['wheat'], []],
  ['another plural', { without: ['anchovies'] }, { Allergens: 'Anchovy' }, ['anchovies'], []],
  [
    'one of many',
    { without: ['peaches', 'cheese'] },
    { Allergens: 'Peach, cheeses' },
    ['peaches', 'cheese'],
    [],
  ],
  ['another word that ends in it', { without: ['fish'] }, { Allergens: 'Shellfish' }, [], []],
  ['what is free from it', { without: ['gluten'] }, { Dietary: 'Gluten-free', Allergens: 'Soy' }, [], []],
  ['a mark', { avoids: ['spicy'] }, { Dietary: 'Spicy' }, ['spicy'], []],
  ['the diet', { keeps: ['vegetarian'] }, { Dietary: 'Vegan' }, [], []],
  ['what the diet leaves out', { keeps: ['vegan'] }, { Allergens: 'Milk' }, ['milk'], []],
  ['the same food twice', { keeps: ['vegan'] }, { Allergens: 'Fish', Dietary: 'Raw fish' }, ['raw fish'], []],
  [
    'nothing',
    { keeps: ['vegan'], avoids: ['spicy'], without: ['soy'] },
    {},
    [],
    ['vegan', 'spicy', 'allergens'],
  ],
  [
    'something else',
    { keeps: ['vegan'], without: ['soy'] },
    { Dietary: 'Spicy' },
    [],
    ['vegan', 'allergens'],
  ],
])('a dish that states %s', (_, diet, stated, meets, unstated) => {
  expect(judge(diet, stated)).toEqual({ meets, unstated });
});

test.each(['constructor', '__proto__'])('%s is a mark, and a diet, as any other [SEC-117]', (word) => {
  expect(judge({ keeps: ['vegan'] }, { Dietary: word }).unstated).toEqual(['vegan']);
  expect(judge({ keeps: [word] }, { Dietary: 'Vegan', Allergens: 'Soy' }).unstated).toEqual([word]);
});

test('never takes words that are absent for “free from” [DIE-04]', () => {
  for (const [diet, word] of [
    [{ keeps: ['vegan'] }, 'vegan'],
    [{ keeps: ['gluten-free'] }, 'gluten-free'],
    [{ avoids: ['raw fish'] }, 'raw fish'],
    [{ without: ['sesame'] }, 'allergens'],
  ] as const) {
    expect(judge(diet, { Pieces: '2' }).unstated).toEqual([word]);
  }
});

test('says what one contains, and what one is', () => {
  expect(dietTexts.warning(['soy'])).toBe('Contains soy, which you avoid');
  expect(dietTexts.warning(['soy', 'fish', 'egg'])).toBe('Contains soy, fish and egg, which you avoid');
  expect(dietTexts.warning(['spicy'])).toBe('Is spicy, which you avoid');
  expect(dietTexts.dish('Roll', ['fish', 'spicy'])).toBe('Roll contains fish and is spicy.');
});

test('a diet is read as it was written, and nothing else is one', () => {
  const diet = withWord(withWord(none, 'without', 'soy', true), 'keeps', 'vegan', true);
  expect(readDiet(writeDiet(diet))).toEqual(diet);
  expect(writeDiet(withWord(withWord(diet, 'without', 'soy', false), 'keeps', 'vegan', false))).toBe(null);
  for (const text of [null, '', '{', '7', '["a"]', '{"keeps":"vegan"}']) expect(readDiet(text)).toEqual(none);
  expect(readDiet('{"keeps":[" Vegan ","vegan",1,""]}').keeps).toEqual(['vegan']);
});

test('an allergen of many words is one of the diet [SEC-131]', () => {
  const nuts = 'nuts (almonds / hazelnuts / walnuts / cashews / pecans / brazil nuts)';
  expect(readDiet(writeDiet(withWord(none, 'without', nuts, true))).without).toEqual([nuts]);
});

test.each([null, '[]', '{"without":[null]}', `{"without":["${'x'.repeat(501)}"]}`])(
  'no dish fits a diet that cannot be read, %s [SEC-131]',
  (text) => {
    expect(judgeText(text, dish({ Allergens: 'Fish', Dietary: 'Vegan' }))).toBe(null);
  },
);

test.each([
  [
    'a list',
    [
      { key: 'Allergens', value: 'Soy' },
      { key: 'Allergens', value: ['Fish'] },
    ],
  ],
  [
    'a record',
    [
      { key: 'Allergens', value: { name: 'Fish' } },
      { key: 'Allergens', value: 'Soy' },
    ],
  ],
  ['nothing', [{ key: 'Allergens', value: 'Soy' }, { key: 'Allergens' }]],
  ['a yes', [{ key: 'Allergens', value: true }]],
  ['that nobody knows', [{ key: 'Allergens', value: 'Unknown' }]],
  ['a question mark', [{ key: 'Allergens', value: 'Soy, ?' }]],
  ['more than is read of a text', [{ key: 'Allergens', value: `${'Soy, '.repeat(5000)}Fish` }]],
])('allergens that are %s are not stated [SEC-116]', (_, attributes) => {
  const { items } = parse(listProducts.answer, [{ id: 1, slug: 'roll', attributes }]);
  const verdicts = items.map((read) => judgeDish({ ...none, without: ['fish'] }, read));
  expect(verdicts).toEqual([{ meets: [], unstated: ['allergens'] }]);
});

test.each(['May contain', 'may contain traces of', 'Traces'])(
  '%s is a statement of allergens [SEC-118]',
  (key) => {
    const diet = { without: ['fish'] };
    expect(judge(diet, { Allergens: 'Soy', [key]: 'Nuts, fish' }).meets).toEqual(['fish']);
    expect(judge(diet, { [key]: 'Fish' }).meets).toEqual(['fish']);
    expect(judge(diet, { Allergens: 'Soy', [key]: 'None' })).toEqual({ meets: [], unstated: [] });
    // It says nothing of what the dish is made of.
    expect(judge(diet, { [key]: 'Nuts' })).toEqual({ meets: [], unstated: ['allergens'] });
    expect(judge(diet, { [key]: 'None' }).unstated).toEqual(['allergens']);
  },
);

test.each(['Allergens (may contain)', 'may_contain', 'May also contain', 'traces_of'])(
  '%s is a statement of allergens, too [SEC-130]',
  (key) => {
    expect(judge({ without: ['fish'] }, { Allergens: 'Soy', [key]: 'Fish' }).meets).toEqual(['fish']);
  },
);

test.each(['Other allergens', 'Allergens 2', 'allergen_info'])(
  'a dish with %s beside its allergens does not state the rest [SEC-130]',
  (key) => {
    const verdict = judge({ without: ['fish'] }, { Allergens: 'Soy', [key]: 'Fish' });
    expect(verdict).toEqual({ meets: [], unstated: ['allergens'] });
  },
);

test('a mark that says what a dish is free from may say more [SEC-119]', () => {
  const stated = { Dietary: 'Spicy / gluten-free', Allergens: 'Soy' };
  expect(judge({ avoids: ['spicy'] }, stated).meets).toEqual(['spicy']);
  expect(judge({ without: ['gluten'] }, stated)).toEqual({ meets: [], unstated: [] });
});

test.each([
  ['as the shop writes it both ways', { without: ['egg', 'eggs'] }, ['egg']],
  ['and once more by the diet that is kept', { keeps: ['vegan'], without: ['eggs'] }, ['eggs']],
  ['in another order of its words', { avoids: ['raw egg', 'egg (raw)'] }, ['raw egg']],
])('a food that is avoided twice, %s, is one that the dish states [SEC-129]', (_, diet, meets) => {
  expect(judge(diet, { Allergens: 'Eggs (raw)' })).toEqual({ meets, unstated: [] });
});

test('marks that cannot be read are not stated, beside others [SEC-116]', () => {
  const attributes = ['Gluten-free', ''].map((value) => ({ key: 'Dietary', value }));
  expect(judgeDish({ ...none, avoids: ['spicy'] }, { attributes }).unstated).toEqual(['spicy']);
});

test.each([
  ['with marks of their own', 'Ble\u0301', 'bl\u00e9'],
  ['of full width', '\uff26\uff49\uff53\uff48', 'fish'],
  ['with places where they may be parted', 'Shell\u00adfish', 'shellfish'],
  ['joined by what nobody sees', '\u2060Soy\ufeff', 'soy'],
])('an allergen in letters %s is one that the diet avoids [SEC-116]', (_, stated, avoided) => {
  expect(judge({ without: [avoided] }, { Allergens: stated }).meets).toEqual([avoided]);
  expect(
    judge({ without: readDiet(`{"without":["${stated}"]}`).without }, { Allergens: avoided }).meets,
  ).toEqual([avoided]);
});
