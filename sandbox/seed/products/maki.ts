import type { ProductDraft } from '../complete.ts';

export const maki: readonly ProductDraft[] = [
  {
    slug: 'tuna-hosomaki',
    name: 'Tuna hosomaki',
    price: '7.50',
    stock: 40,
    description: 'Six pieces. Lean tuna in a slim roll, nori outside and toasted a minute before.',
    long_html_description:
      '<h3>Listen first</h3><p>A hosomaki should <strong>crackle</strong>. We toast each sheet over the flame, roll, cut and close the box within two minutes; the lid has holes, so that the nori stays dry on the way.</p><ul><li>Best within twenty minutes</li><li>Soy in a fish-shaped bottle; the cap opens with a twist</li></ul>',
    attributes: [
      ['Pieces', '6'],
      ['Fish', 'Yellowfin tuna, line-caught, Pacific'],
      ['Allergens', 'Fish, soy'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '186 kcal'],
    ],
    alt_text: 'Five tuna hosomaki on a cream plate with chopsticks',
    views: {
      close: 'The filling of tuna hosomaki, close up',
      row: 'Six tuna hosomaki in two rows on a cedar board',
    },
  },
  {
    slug: 'cucumber-hosomaki',
    name: 'Cucumber hosomaki',
    price: '5.40',
    stock: 45,
    description:
      'Six pieces. Baby cucumber, seeded and cut in strips, with toasted sesame. The cleanest bite on the board.',
    long_html_description:
      '<h3>Kappa</h3><p>Named after the water sprite that loves cucumbers. We salt the strips for ten minutes and pat them dry, so the roll stays <strong>crisp twice</strong>: nori outside, cucumber inside.</p>',
    attributes: [
      ['Pieces', '6'],
      ['Main ingredient', 'Cucumber'],
      ['Allergens', 'Sesame'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '142 kcal'],
    ],
    alt_text: 'Five cucumber hosomaki on a dark plate',
  },
  {
    slug: 'pickled-radish-hosomaki',
    name: 'Pickled radish hosomaki',
    price: '5.60',
    stock: 22,
    description:
      'Six pieces. Yellow daikon that spent three weeks in rice bran: sweet, sour and loud between the teeth.',
    long_html_description:
      '<h3>Three weeks</h3><p>The radish hangs for a week, then lies in rice bran with salt and dried persimmon peel. The color comes from <strong>gardenia fruit</strong>, nothing else.</p>',
    attributes: [
      ['Pieces', '6'],
      ['Main ingredient', 'Daikon radish'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '150 kcal'],
    ],
    alt_text: 'Five hosomaki with yellow pickled radish on a pale green plate',
  },
  {
    slug: 'futomaki',
    name: 'Garden futomaki',
    price: '12.80',
    stock: 11,
    description:
      'Four thick pieces. Omelet, spinach, simmered shiitake, carrot and pink radish, rolled so that every cut is a picture.',
    long_html_description:
      '<h3>Five things in one bite</h3><ul><li><strong>Omelet</strong>, sweet</li><li><strong>Spinach</strong> with sesame</li><li><strong>Shiitake</strong>, simmered in soy for an hour</li><li><strong>Carrot</strong>, barely cooked</li><li><strong>Radish</strong>, pickled pink with shiso</li></ul><p>Big, and yet meant for one bite. Two are allowed.</p>',
    attributes: [
      ['Pieces', '4'],
      ['Main ingredient', 'Vegetables and omelet'],
      ['Allergens', 'Egg, soy, wheat, sesame'],
      ['Dietary', 'Vegetarian'],
      ['Energy', '388 kcal'],
    ],
    alt_text: 'Three thick futomaki with colorful fillings on a cream plate',
  },
];
