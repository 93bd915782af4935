import type { ProductDraft } from '../complete.ts';

export const sashimi: readonly ProductDraft[] = [
  {
    slug: 'salmon-sashimi',
    name: 'Salmon sashimi',
    price: '14.20',
    stock: 12,
    description:
      'Seven slices of king salmon, cut across the grain, on shredded daikon with shiso and lemon.',
    long_html_description:
      '<h3>Seven slices, one cut</h3><p>The slices come from <strong>one piece of the loin</strong>, so the first tastes like the last. The radish below is not decoration: it is the best thing to eat between two slices.</p>',
    attributes: [
      ['Pieces', '7'],
      ['Fish', 'King salmon, farmed, Marlborough Sounds'],
      ['Allergens', 'Fish'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '214 kcal'],
    ],
    alt_text: 'Slices of salmon sashimi on shredded radish with shiso and lemon',
  },
  {
    slug: 'tuna-sashimi',
    name: 'Tuna sashimi',
    price: '16.80',
    stock: 10,
    description: 'Seven slices of lean tuna, cut like dominoes, with fresh wasabi grated on sharkskin.',
    long_html_description:
      '<h3>Grated for you</h3><p>Wasabi loses half of its scent in fifteen minutes. We grate it <strong>last of all</strong>, and send the end of the root with larger orders.</p><ul><li>Lift a little wasabi onto the fish</li><li>Then the soy; do not stir them together</li></ul>',
    attributes: [
      ['Pieces', '7'],
      ['Fish', 'Yellowfin tuna, line-caught, Pacific'],
      ['Allergens', 'Fish'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '176 kcal'],
    ],
    alt_text: 'Slices of tuna sashimi on a cream plate with wasabi',
  },
  {
    slug: 'yellowtail-sashimi',
    name: 'Yellowtail sashimi',
    price: '17.40',
    stock: 2,
    description:
      'Seven thin slices of yellowtail, laid out like a fan, with green chili and a spoon of ponzu.',
    long_html_description:
      '<h3>Thin</h3><p>Yellowtail is rich, so the slices are <strong>thin enough to see the plate through</strong>. Ponzu is made here from lemon, lime and last winter’s yuzu.</p>',
    attributes: [
      ['Pieces', '7'],
      ['Fish', 'Yellowtail, farmed, Baja California'],
      ['Allergens', 'Fish, soy, wheat'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Spicy'],
      ['Energy', '198 kcal'],
    ],
    alt_text: 'Thin slices of yellowtail arranged like a fan on a dark plate',
  },
  {
    slug: 'sashimi-selection',
    name: 'Sashimi selection for two',
    price: '34.00',
    price_before_discount: '38.50',
    stock: 6,
    description:
      'Eighteen slices on a cedar board: salmon, tuna, yellowtail and scallop, with two soups and rice.',
    long_html_description:
      '<h3>On the board</h3><table><thead><tr><th scope="col">Fish</th><th scope="col">Slices</th><th scope="col">Goes with</th></tr></thead><tbody><tr><td>Salmon</td><td>5</td><td>Lemon</td></tr><tr><td>Tuna</td><td>5</td><td>Wasabi and soy</td></tr><tr><td>Yellowtail</td><td>4</td><td>Ponzu</td></tr><tr><td>Scallop</td><td>4</td><td>Salt</td></tr></tbody></table><p>The fish of the day may stand in for one of the four; <strong>the rider will tell you which</strong>. Two bowls of rice and two of miso soup are part of it.</p>',
    attributes: [
      ['Pieces', '18'],
      ['Fish', 'Salmon, tuna, yellowtail, scallop'],
      ['Allergens', 'Fish, mollusks, soy'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '612 kcal'],
    ],
    alt_text: 'Salmon, tuna, yellowtail and scallop sashimi on a cedar board',
    views: {
      close: 'Slices of salmon and tuna, close up',
      corner: 'Yellowtail and scallop at the corner of the board',
      evening: 'The sashimi board on a dark green ground',
    },
  },
];
