import type { ProductDraft } from '../complete.ts';

export const temaki: readonly ProductDraft[] = [
  {
    slug: 'salmon-temaki',
    name: 'Salmon temaki',
    price: '6.90',
    stock: 0,
    description:
      'One cone. A long slice of salmon, cucumber, avocado and shiso, with a spoon of salmon roe on top.',
    long_html_description:
      '<h3>Fold it yourself</h3><ol><li>Lay the nori on your palm, shiny side down.</li><li>Turn the parcel of rice and fish onto it, at a slant.</li><li>Roll the near corner over and around. Eat.</li></ol><p>All of it takes <strong>a minute</strong>, and the nori crackles as it does at the counter.</p>',
    attributes: [
      ['Pieces', '1'],
      ['Fish', 'King salmon, farmed, Marlborough Sounds'],
      ['Allergens', 'Fish, soy'],
      ['Dietary', 'Raw fish'],
      ['Energy', '196 kcal'],
    ],
    alt_text: 'A salmon temaki with roe, shiso and avocado on a cream plate',
    views: {
      close: 'The filling of a salmon temaki, close up',
      evening: 'A salmon temaki on a dark green ground',
    },
  },
  {
    slug: 'spicy-tuna-temaki',
    name: 'Spicy tuna temaki',
    price: '7.40',
    stock: 13,
    description:
      'One cone. Tuna chopped with fermented chili, scallion rings and cucumber for the cool side.',
    long_html_description:
      '<h3>Chopped, not minced</h3><p>Two knives, half a minute: the tuna keeps <strong>a bite</strong>. Chili and scallion go in at the last moment.</p>',
    attributes: [
      ['Pieces', '1'],
      ['Fish', 'Yellowfin tuna, line-caught, Pacific'],
      ['Allergens', 'Fish, soy, sesame'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Spicy'],
      ['Energy', '204 kcal'],
    ],
    alt_text: 'A temaki with chopped spicy tuna and scallions on a pale plate',
  },
  {
    slug: 'tempura-prawn-temaki',
    name: 'Tempura prawn temaki',
    price: '7.60',
    stock: 17,
    description:
      'One cone. A prawn in tempura looks out of the top, with lettuce, cucumber and a line of chili mayonnaise.',
    long_html_description:
      '<h3>Hot and cold</h3><p>The prawn is fried when the rider is <strong>at the door of the kitchen</strong>. It travels in a paper sleeve, apart from the rice.</p>',
    attributes: [
      ['Pieces', '1'],
      ['Seafood', 'Black tiger prawn'],
      ['Allergens', 'Crustaceans, wheat, egg, soy'],
      ['Energy', '248 kcal'],
    ],
    alt_text: 'A temaki with a tempura prawn and lettuce on a dark plate',
  },
  {
    slug: 'avocado-temaki',
    name: 'Avocado temaki',
    price: '5.90',
    stock: 28,
    description: 'One cone. Ripe avocado, asparagus, shiso and plum paste: soft, green and a little sour.',
    long_html_description:
      '<h3>Plum, not soy</h3><p><em>Umeboshi</em> is salt enough. The paste sits <strong>at the bottom of the cone</strong>, so the last bite is the brightest.</p>',
    attributes: [
      ['Pieces', '1'],
      ['Main ingredient', 'Avocado'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '188 kcal'],
    ],
    alt_text: 'A temaki with avocado, asparagus and shiso on a white plate',
  },
];
