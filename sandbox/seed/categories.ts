import type { CategorySeed } from './types.ts';

export const categories: readonly CategorySeed[] = [
  {
    id: 1,
    slug: 'nigiri',
    name: 'Nigiri',
    description:
      '<p>A finger of warm rice, a touch of <em>wasabi</em>, one slice of something good. We press it when you order, so it leaves the counter <strong>at the warmth of a hand</strong>. Eat it in one bite, fish side down.</p>',
  },
  {
    id: 2,
    slug: 'maki',
    name: 'Maki',
    description:
      '<p>Rolled with the nori outside, so that the first thing you hear is the <strong>crackle</strong>. Slim <em>hosomaki</em> hold one filling; the big <em>futomaki</em> holds a whole garden.</p>',
  },
  {
    id: 3,
    slug: 'uramaki',
    name: 'Uramaki',
    description:
      '<p>Inside-out rolls, eight pieces each, with the rice outside and the nori hidden. They are the <strong>most generous</strong> thing on the board, and the place to begin if you are new to raw fish: <em>three of the five have none</em>.</p>',
  },
  {
    id: 4,
    slug: 'temaki',
    name: 'Temaki',
    description:
      '<p>One crisp cone, meant to be eaten <strong>within ten minutes</strong> and with your hands. For delivery we pack the nori apart; <em>the folding takes a minute</em> and a card in the box shows how.</p>',
  },
  {
    id: 5,
    slug: 'sashimi',
    name: 'Sashimi',
    description:
      '<p>Fish and knife, nothing else. Each fillet rests overnight, is cut <strong>against the grain</strong> in slices of nine millimeters and lies on shredded radish, which is there to be eaten too.</p>',
  },
  {
    id: 6,
    slug: 'bowls-and-sides',
    name: 'Bowls & Sides',
    description:
      '<p>Warm things in bowls, and the small plates that go around them. Broths start the evening before with <em>kombu and cold water</em>; everything marked <strong>Vegan</strong> has a broth without fish.</p>',
  },
  {
    id: 7,
    slug: 'sweets',
    name: 'Sweets',
    description:
      '<p>Pounded rice, beans, fruit and very little sugar. Made here <strong>every morning</strong> and best on the same day. <em>Pairs with any tea on the list.</em></p>',
  },
  {
    id: 8,
    slug: 'drinks',
    name: 'Drinks',
    description:
      '<p>Green tea, two cold things and a sake that likes fish. Hot drinks travel in a <strong>steel flask</strong> that the rider takes back next time; sake is handed over <em>to adults only</em>.</p>',
  },
];
