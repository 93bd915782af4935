import type { ProductDraft } from '../complete.ts';

export const drinks: readonly ProductDraft[] = [
  {
    slug: 'sencha',
    name: 'Sencha, first harvest',
    price: '4.50',
    stock: 40,
    description: 'A pot of steamed green tea from the May harvest: grass, sea and a sweet end.',
    long_html_description:
      '<h3>Seventy degrees</h3><p>Brewed at <strong>70 °C (158 °F)</strong> for one minute, poured off to the last drop. The leaves come along in a bag of their own for a second pot.</p><table><thead><tr><th scope="col">Pot</th><th scope="col">Water</th><th scope="col">Time</th></tr></thead><tbody><tr><td>First</td><td>158 °F</td><td>60 s</td></tr><tr><td>Second</td><td>176 °F</td><td>15 s</td></tr></tbody></table>',
    attributes: [
      ['Size', '400 ml'],
      ['Main ingredient', 'Green tea, Shizuoka'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '2 kcal'],
    ],
    alt_text: 'A small teapot and two cups of green tea on a tray',
    views: {
      close: 'Green tea in a cup, close up',
      morning: 'Teapot and cups on a celadon ground',
    },
  },
  {
    slug: 'iced-matcha-latte',
    name: 'Iced matcha latte',
    price: '5.80',
    stock: 30,
    description: 'Stone-ground matcha whisked to order and poured over cold oat milk and ice. Not sweetened.',
    long_html_description:
      '<h3>Three layers</h3><p>It arrives in layers and wants to be stirred. Syrup is <strong>on the side</strong>; most people find that they do not need it.</p>',
    attributes: [
      ['Size', '350 ml'],
      ['Main ingredient', 'Matcha, oat milk'],
      ['Allergens', 'Oats'],
      ['Dietary', 'Vegan'],
      ['Energy', '124 kcal'],
    ],
    alt_text: 'A tall glass of matcha latte in layers with ice',
  },
  {
    slug: 'yuzu-soda',
    name: 'Yuzu soda',
    price: '4.80',
    stock: 36,
    description: 'Yuzu juice, a little honey and hard bubbles, bottled here on Mondays.',
    long_html_description:
      '<h3>Between lemon and mandarin</h3><p>Yuzu has the <strong>scent of a whole orchard</strong> and hardly any juice, which is why the bottle is small. Shake the flask gently, and open it away from you.</p>',
    attributes: [
      ['Size', '250 ml'],
      ['Main ingredient', 'Yuzu, honey'],
      ['Dietary', 'Vegetarian'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '68 kcal'],
    ],
    alt_text: 'A glass bottle of yuzu soda beside a filled glass and a halved yuzu',
  },
  {
    slug: 'junmai-sake',
    name: 'Junmai sake, served warm',
    price: '14.00',
    stock: 12,
    description:
      'A flask of pure rice sake from a small brewery in Niigata: dry, soft, and at home beside any fish.',
    long_html_description:
      '<h3>Warm or cold</h3><ul><li><strong>Warm</strong> (104 °F): rice and mushrooms come forward</li><li><strong>Cold</strong> (50 °F): pear and a clean end</li></ul><p>Handed over to adults only; the rider will ask for a document. 15 % alcohol by volume.</p>',
    attributes: [
      ['Size', '180 ml'],
      ['Main ingredient', 'Rice, polished to 65 %'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '188 kcal'],
    ],
    alt_text: 'A white sake flask with a blue band and two small cups',
  },
];
