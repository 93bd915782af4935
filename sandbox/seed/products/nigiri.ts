import type { ProductDraft } from '../complete.ts';

export const nigiri: readonly ProductDraft[] = [
  {
    slug: 'salmon-nigiri',
    name: 'Salmon nigiri',
    price: '9.80',
    price_before_discount: '12.00',
    stock: 24,
    description:
      'Two pieces. Belly-side salmon, cut thick and brushed with nikiri, on rice seasoned with red vinegar and served at the warmth of a hand.',
    long_html_description:
      '<h3>How it is made</h3><p>The fillet rests for a night between sheets of kombu, which draws out water and leaves the taste. It is cut <strong>when you order</strong>, at a slant, a good nine millimeters thick.</p><h3>How to eat it</h3><ol><li>Turn the piece on its side.</li><li>Touch the <em>fish</em>, not the rice, to the soy.</li><li>One bite.</li></ol><table><caption>Per portion of two pieces</caption><thead><tr><th scope="col">Part</th><th scope="col">Weight</th></tr></thead><tbody><tr><th scope="row">Salmon</th><td>34 g</td></tr><tr><th scope="row">Rice</th><td>40 g</td></tr><tr><th scope="row">Nikiri</th><td>2 g</td></tr></tbody></table>',
    attributes: [
      ['Pieces', '2'],
      ['Fish', 'King salmon, farmed, Marlborough Sounds'],
      ['Allergens', 'Fish, soy'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '128 kcal'],
    ],
    alt_text: 'Two pieces of salmon nigiri on a green plate',
    views: {
      close: 'The marbling of the salmon, close up',
      single: 'One piece of salmon nigiri on a small white plate',
      rice: 'The rice of a piece of nigiri, close up',
    },
  },
  {
    slug: 'tuna-nigiri',
    name: 'Tuna nigiri',
    price: '11.40',
    stock: 16,
    description:
      'Two pieces. The lean back of yellowfin tuna, marinated for eight minutes in soy and mirin, the way it was done before ice.',
    long_html_description:
      '<h3>Eight minutes</h3><p>The old way of keeping tuna was to lay it in soy sauce. We keep the habit for its taste: the surface turns <strong>silky and a shade darker</strong>, the heart stays bright red.</p><ul><li>Line-caught yellowfin, one boat, one day</li><li>Marinade of soy, mirin and a strip of kombu</li><li>Fresh wasabi between fish and rice; say so if you want none</li></ul>',
    attributes: [
      ['Pieces', '2'],
      ['Fish', 'Yellowfin tuna, line-caught, Pacific'],
      ['Allergens', 'Fish, soy, wheat'],
      ['Dietary', 'Raw fish'],
      ['Energy', '116 kcal'],
    ],
    alt_text: 'Two pieces of tuna nigiri on a pale stone plate',
    views: {
      close: 'The deep red of the tuna, close up',
      evening: 'Tuna nigiri on a dark green ground',
    },
  },
  {
    slug: 'prawn-nigiri',
    name: 'Prawn nigiri',
    price: '9.20',
    stock: 18,
    description:
      'Two pieces. Tiger prawns, poached on a skewer so that they stay straight, opened and pressed while still lukewarm.',
    long_html_description:
      '<h3>Poached, not boiled</h3><p>Ninety seconds in salted water just under a simmer, then out of the heat. The prawn is <strong>sweet and springy</strong>, never woolly.</p><ul><li>No raw fish, and a good first nigiri</li><li>A dusting of dried egg yolk on request</li></ul>',
    attributes: [
      ['Pieces', '2'],
      ['Seafood', 'Black tiger prawn, pond-raised'],
      ['Allergens', 'Crustaceans'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '98 kcal'],
    ],
    alt_text: 'Two pieces of prawn nigiri on a sand-colored plate',
  },
  {
    slug: 'eel-nigiri',
    name: 'Eel nigiri',
    price: '12.60',
    stock: 3,
    description:
      'Two pieces. Freshwater eel, steamed and then grilled over charcoal, under a lacquer of its own sauce.',
    long_html_description:
      '<h3>The sauce is older than the shop</h3><p>Our <em>tare</em> has been topped up every evening since 2011: soy, sugar, sake and the bones of each day’s eel, reduced until it <strong>coats a spoon</strong>.</p><p>Needs no soy. A little <em>sansho</em> pepper is in the bag.</p>',
    attributes: [
      ['Pieces', '2'],
      ['Fish', 'Freshwater eel, farmed, certified'],
      ['Allergens', 'Fish, soy, wheat'],
      ['Energy', '152 kcal'],
    ],
    alt_text: 'Two pieces of glazed eel nigiri tied with a band of nori',
  },
  {
    slug: 'egg-nigiri',
    name: 'Egg nigiri',
    price: '7.20',
    stock: 30,
    description: 'Two pieces. Sweet rolled omelet, eleven thin layers, tied to the rice with a band of nori.',
    long_html_description:
      '<h3>Eleven layers</h3><p>Eggs, dashi made from kombu and dried shiitake, and a spoon of sugar. Each layer is poured when the one before is <strong>almost set</strong>, then rolled; a block takes twelve minutes.</p><ul><li>Without fish: the broth is made from kombu and mushrooms</li><li>Served at room temperature, as dessert or as a beginning</li></ul>',
    attributes: [
      ['Pieces', '2'],
      ['Main ingredient', 'Free-range eggs'],
      ['Allergens', 'Egg, soy'],
      ['Dietary', 'Vegetarian'],
      ['Energy', '134 kcal'],
    ],
    alt_text: 'Two pieces of egg nigiri with nori bands on a dark plate',
  },
  {
    slug: 'scallop-nigiri',
    name: 'Scallop nigiri',
    price: '13.50',
    stock: 0,
    description:
      'Two pieces. Hand-dived scallop, butterflied, with a few drops of lemon and a grain of smoked salt.',
    long_html_description:
      '<h3>By hand</h3><p>Divers bring the scallops up one by one from November to April. They are opened at the counter and served <strong>within the day</strong>.</p><p>Soy would drown them: lemon and salt are on already.</p>',
    attributes: [
      ['Pieces', '2'],
      ['Seafood', 'Sea scallop, hand-dived'],
      ['Allergens', 'Mollusks'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '92 kcal'],
    ],
    alt_text: 'Two pieces of scallop nigiri with lemon on a green plate',
  },
  {
    slug: 'nigiri-selection',
    name: 'Nigiri selection',
    price: '28.00',
    price_before_discount: '32.00',
    stock: 9,
    description:
      'Six pieces, one of each: salmon, tuna, prawn, eel, egg and scallop, with ginger and wasabi on a cedar board.',
    long_html_description:
      '<h3>An order to eat it in</h3><ol><li>Scallop, the mildest</li><li>Salmon</li><li>Tuna</li><li>Prawn</li><li>Eel, for its sauce</li><li>Egg, as the sweet end</li></ol><p>A slice of ginger between two pieces <strong>clears the tongue</strong>; it does not belong on top.</p><table><thead><tr><th scope="col">For</th><th scope="col">We suggest</th></tr></thead><tbody><tr><td>One, hungry</td><td>1 selection and a soup</td></tr><tr><td>Two</td><td>2 selections and a roll</td></tr></tbody></table>',
    attributes: [
      ['Pieces', '6'],
      ['Fish', 'Salmon, tuna, eel; prawn and scallop'],
      ['Allergens', 'Fish, crustaceans, mollusks, egg, soy, wheat'],
      ['Dietary', 'Raw fish'],
      ['Energy', '372 kcal'],
    ],
    alt_text: 'Six different pieces of nigiri on a cedar board',
    views: {
      close: 'Salmon, tuna and prawn nigiri, close up',
      corner: 'Eel, egg and scallop nigiri at the corner of the board',
    },
  },
];
