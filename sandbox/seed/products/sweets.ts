import type { ProductDraft } from '../complete.ts';

export const sweets: readonly ProductDraft[] = [
  {
    slug: 'mochi-trio',
    name: 'Mochi trio',
    price: '8.40',
    price_before_discount: '9.50',
    stock: 18,
    description:
      'Three pieces: plain with white bean, matcha with black sesame, and strawberry in red bean paste.',
    long_html_description:
      '<h3>Pounded at five</h3><p>The rice is steamed before dawn and pounded until it <strong>stretches like cloth</strong>. By evening it begins to stiffen, so we make no more than we sell.</p><ul><li>White: vanilla and white bean</li><li>Green: matcha, black sesame</li><li>Pink: a whole strawberry in red bean paste</li></ul>',
    attributes: [
      ['Pieces', '3'],
      ['Main ingredient', 'Glutinous rice, beans'],
      ['Allergens', 'Sesame'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '318 kcal'],
    ],
    alt_text: 'White, green and strawberry mochi on a pale plate',
    views: {
      close: 'The strawberry mochi, cut open',
      matcha: 'A single matcha mochi on a leaf',
      morning: 'The mochi trio on a celadon ground',
    },
  },
  {
    slug: 'dorayaki',
    name: 'Dorayaki',
    price: '5.80',
    stock: 23,
    description: 'Two honey pancakes around sweet red beans, still with the ring of the copper pan on them.',
    long_html_description:
      '<h3>Copper and honey</h3><p>The batter rests an hour and browns on a copper plate without a drop of oil; that is what gives the <strong>even, tan face</strong>. The beans keep some of their skins.</p>',
    attributes: [
      ['Pieces', '2'],
      ['Main ingredient', 'Wheat, honey, red beans'],
      ['Allergens', 'Wheat, egg'],
      ['Dietary', 'Vegetarian'],
      ['Energy', '402 kcal'],
    ],
    alt_text: 'A stack of dorayaki with red bean filling on a green plate',
  },
  {
    slug: 'three-color-dango',
    name: 'Three-color dango',
    price: '5.20',
    stock: 35,
    is_active: false,
    description:
      'Three skewers of small rice dumplings in pink, white and green. On the board while the cherries bloom.',
    long_html_description:
      '<h3>Only in spring</h3><p>Pink for the buds, white for the last snow, green for <strong>what comes after</strong>. Sold from the middle of March until the petals are down.</p>',
    attributes: [
      ['Pieces', '3'],
      ['Main ingredient', 'Rice flour'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '264 kcal'],
    ],
    alt_text: 'Three skewers of pink, white and green dango with cherry blossoms',
  },
  {
    slug: 'black-sesame-ice-cream',
    name: 'Black sesame ice cream',
    price: '6.40',
    stock: 0,
    description: 'Two scoops, the gray of wet slate and as nutty as it looks, with a sesame brittle.',
    long_html_description:
      '<h3>Roasted twice</h3><p>The seeds are roasted, ground, and <strong>roasted again as a paste</strong>. Packed on dry ice; give it five minutes on the table.</p>',
    attributes: [
      ['Size', '160 ml'],
      ['Main ingredient', 'Cream, black sesame'],
      ['Allergens', 'Milk, egg, sesame'],
      ['Dietary', 'Vegetarian'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '296 kcal'],
    ],
    alt_text: 'Two scoops of gray sesame ice cream in a footed bowl with a shard of brittle',
  },
];
