import type { ProductDraft } from '../complete.ts';

export const uramaki: readonly ProductDraft[] = [
  {
    slug: 'california-uramaki',
    name: 'California uramaki',
    price: '11.20',
    stock: 26,
    description: 'Eight pieces. Snow crab, avocado and cucumber, rolled in orange roe and black sesame.',
    long_html_description:
      '<h3>Real crab</h3><p>It is <strong>snow crab</strong>, picked here, bound with a little mayonnaise of rice vinegar. The roe is capelin, washed in sake.</p><table><caption>What is inside</caption><tbody><tr><th scope="row">Crab</th><td>60 g</td></tr><tr><th scope="row">Avocado</th><td>45 g</td></tr><tr><th scope="row">Cucumber</th><td>30 g</td></tr></tbody></table>',
    attributes: [
      ['Pieces', '8'],
      ['Seafood', 'Snow crab; capelin roe'],
      ['Allergens', 'Crustaceans, fish, egg, sesame'],
      ['Energy', '412 kcal'],
    ],
    alt_text: 'Three pieces of California uramaki on a dark plate',
    views: {
      close: 'Crab, avocado and cucumber inside the roll, close up',
      evening: 'California uramaki on a dark green ground',
    },
  },
  {
    slug: 'spicy-tuna-uramaki',
    name: 'Spicy tuna uramaki',
    price: '12.40',
    stock: 19,
    description:
      'Eight pieces. Chopped tuna with fermented chili, scallion and a crust of seven-spice and sesame.',
    long_html_description:
      '<h3>How hot?</h3><p>About a <strong>three of five</strong>. The heat comes from <em>kanzuri</em>, chili that lay on snow and then fermented for three years, so it is round rather than sharp.</p><p>Write “mild” in the order note and we halve it.</p>',
    attributes: [
      ['Pieces', '8'],
      ['Fish', 'Yellowfin tuna, line-caught, Pacific'],
      ['Allergens', 'Fish, soy, sesame, egg'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Spicy'],
      ['Energy', '436 kcal'],
    ],
    alt_text: 'Three pieces of spicy tuna uramaki with chili sauce on a cream plate',
  },
  {
    slug: 'dragon-uramaki',
    name: 'Dragon uramaki',
    price: '15.80',
    price_before_discount: '17.90',
    stock: 7,
    description:
      'Eight pieces. Tempura prawn inside, a whole fan of avocado outside, ribbons of eel sauce over everything.',
    long_html_description:
      '<h3>Scales of avocado</h3><p>Half an avocado goes on each roll, sliced so thin that it bends. We choose them at the market for the day they will be ripe, and <strong>some days there is none</strong> that is good enough.</p><ul><li>Warm prawn, cool avocado: eat it soon</li><li>Eel sauce is sweet; soy is not needed</li></ul>',
    attributes: [
      ['Pieces', '8'],
      ['Seafood', 'Black tiger prawn'],
      ['Allergens', 'Crustaceans, fish, wheat, egg, soy, sesame'],
      ['Energy', '548 kcal'],
    ],
    alt_text: 'Dragon uramaki covered with avocado and eel sauce on a long dark plate',
    views: {
      close: 'Slices of avocado and ribbons of sauce, close up',
      board: 'Dragon uramaki on a cedar board',
    },
  },
  {
    slug: 'tempura-prawn-uramaki',
    name: 'Tempura prawn uramaki',
    price: '13.60',
    stock: 14,
    description:
      'Eight pieces. A prawn straight from the oil, cucumber and lettuce, rolled in crisp tempura crumbs.',
    long_html_description:
      '<h3>From the oil to the roll</h3><p>The batter is ice water and flour, stirred <strong>four times and no more</strong>. The prawn goes into the roll within a minute, so the middle is still warm when it reaches you.</p>',
    attributes: [
      ['Pieces', '8'],
      ['Seafood', 'Black tiger prawn'],
      ['Allergens', 'Crustaceans, wheat, egg, sesame'],
      ['Energy', '502 kcal'],
    ],
    alt_text: 'Three pieces of tempura prawn uramaki in golden crumbs on a green plate',
  },
  {
    slug: 'green-garden-uramaki',
    name: 'Green garden uramaki',
    price: '10.20',
    stock: 21,
    description:
      'Eight pieces. Asparagus, avocado and cucumber in rice rolled through chopped chives and green nori.',
    long_html_description:
      '<h3>Nothing is missing</h3><p>Built as a roll of its own and not as one with the fish left out: <strong>three greens</strong>, one of them charred, and rice with a drop of yuzu.</p><ul><li>Asparagus from April to June, green beans otherwise</li><li>Tamari comes with it</li></ul>',
    attributes: [
      ['Pieces', '8'],
      ['Main ingredient', 'Asparagus, avocado, cucumber'],
      ['Allergens', 'Soy'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '348 kcal'],
    ],
    alt_text: 'Three pieces of green uramaki rolled in chives on a white plate',
  },
];
