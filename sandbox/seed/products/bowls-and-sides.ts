import type { ProductDraft } from '../complete.ts';

export const bowlsAndSides: readonly ProductDraft[] = [
  {
    slug: 'miso-soup',
    name: 'Miso soup with silken tofu',
    price: '4.20',
    stock: 60,
    description:
      'Red and white miso in a broth of kombu and shiitake, with silken tofu, wakame and scallion.',
    long_html_description:
      '<h3>A night in cold water</h3><p>The broth begins the evening before: kombu and dried mushrooms in <strong>cold water</strong>, nothing boiled. Miso goes in off the heat.</p><p>For the story, read <a href="/blog/a-soup-that-starts-the-day-before">A soup that starts the day before</a>.</p>',
    attributes: [
      ['Size', '300 ml'],
      ['Main ingredient', 'Tofu, wakame'],
      ['Allergens', 'Soy'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '84 kcal'],
    ],
    alt_text: 'A lacquered bowl of miso soup with tofu, wakame and scallions',
    views: {
      close: 'Tofu and scallions in the soup, close up',
      morning: 'A bowl of miso soup on a sand-colored ground',
    },
  },
  {
    slug: 'salmon-poke-bowl',
    name: 'Salmon poke bowl',
    price: '16.50',
    stock: 15,
    description: 'Cubes of marinated salmon on warm rice with avocado, edamame, cucumber, carrot and roe.',
    long_html_description:
      '<h3>Put together by the spoon</h3><ul><li>Salmon, marinated for five minutes</li><li>Avocado, edamame, cucumber, carrot</li><li>Salmon roe and black sesame</li></ul><p>The dressing is <strong>in the lid</strong>: soy, sesame oil, ginger. Pour, wait a minute, mix once.</p>',
    attributes: [
      ['Size', '480 g'],
      ['Fish', 'King salmon, farmed, Marlborough Sounds'],
      ['Allergens', 'Fish, soy, sesame'],
      ['Dietary', 'Raw fish'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '624 kcal'],
    ],
    alt_text: 'A bowl of rice with salmon cubes, avocado, edamame, cucumber, carrot and roe',
    views: {
      close: 'Salmon, avocado and roe in the bowl, close up',
      morning: 'A salmon poke bowl on a sand-colored ground',
    },
  },
  {
    slug: 'eel-rice-bowl',
    name: 'Eel rice bowl',
    price: '19.80',
    stock: 4,
    description: 'Half a grilled eel on rice that has soaked up its sauce, with rolled omelet and pickles.',
    long_html_description:
      '<h3>Two sides</h3><p>Grilled skin first, then flesh, three times under the brush. The rice below gets <strong>a spoon of the sauce</strong> before the eel goes on.</p><p>With it: two slices of omelet, pickled cucumber, <em>sansho</em>.</p>',
    attributes: [
      ['Size', '460 g'],
      ['Fish', 'Freshwater eel, farmed, certified'],
      ['Allergens', 'Fish, egg, soy, wheat'],
      ['Energy', '718 kcal'],
    ],
    alt_text: 'Grilled eel and slices of omelet on a bowl of rice',
  },
  {
    slug: 'mushroom-udon',
    name: 'Mushroom udon',
    price: '13.90',
    stock: 20,
    description:
      'Thick wheat noodles in a clear mushroom broth with shiitake, spinach, scallion and seven-spice.',
    long_html_description:
      '<h3>Noodles that push back</h3><p>The dough is rested overnight and <strong>kneaded with the feet</strong>, in clean socks and a thick bag, as it has always been. Broth and noodles travel apart; pour one over the other.</p>',
    attributes: [
      ['Size', '520 g'],
      ['Main ingredient', 'Wheat noodles, shiitake'],
      ['Allergens', 'Wheat, soy'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Spicy'],
      ['Energy', '486 kcal'],
    ],
    alt_text: 'A bowl of udon noodles with mushrooms, spinach and scallions',
  },
  {
    slug: 'pan-fried-gyoza',
    name: 'Pan-fried gyoza',
    price: '9.60',
    price_before_discount: '10.80',
    stock: 25,
    description:
      'Six dumplings of chicken and napa cabbage, steamed and fried in one pan, with a dip of vinegar and chili oil.',
    long_html_description:
      '<h3>One pan, two ways</h3><p>First a splash of water and a lid, then oil and time: soft pleats above, <strong>a golden crust below</strong>. Ask for the vegetable ones, they cost the same.</p>',
    attributes: [
      ['Pieces', '6'],
      ['Main ingredient', 'Chicken, napa cabbage'],
      ['Allergens', 'Wheat, soy, sesame'],
      ['Energy', '338 kcal'],
    ],
    alt_text: 'Golden gyoza with a small bowl of dip on a dark plate',
  },
  {
    slug: 'edamame',
    name: 'Edamame with sea salt',
    price: '5.20',
    stock: 50,
    description:
      'Young soybeans, boiled in the pod for four minutes and tossed with flakes of salt. The pods stay outside.',
    long_html_description:
      '<h3>For the fingers</h3><p>Bite the pod, pull, and keep <strong>the beans</strong>. Served warm; good cold the next day, should that ever happen.</p>',
    attributes: [
      ['Size', '200 g'],
      ['Main ingredient', 'Soybeans'],
      ['Allergens', 'Soy'],
      ['Dietary', 'Vegan'],
      ['Dietary', 'Gluten-free'],
      ['Energy', '156 kcal'],
    ],
    alt_text: 'A bowl heaped with edamame pods',
  },
];
