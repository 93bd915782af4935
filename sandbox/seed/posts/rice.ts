import type { PostDraft } from '../drafts.ts';

export const rice: PostDraft = {
  slug: 'the-rice-is-the-recipe',
  title: 'The rice is the recipe',
  featured_image: 'posts/rice',
  author: { username: 'Ren' },
  status: 'published',
  published_at: '2025-04-14T07:45:00Z',
  content: `<p>People ask about the fish. They should ask about the rice: it is two thirds of what they eat, and it is where an evening is won or lost.</p>
<p>I cook four batches a day and have done so for fourteen years, and I still write down the weather. Rice from a dry month drinks more. On a rainy day it needs a spoon less water for each cup. No machine tells you that; a notebook does.</p>
<h2>Washing</h2>
<p>Cover the rice with cold water, stir twice and pour it off at once, since the first water is the dirtiest and dry rice drinks it fastest. Then wash without water, turning the wet grains with a loose fist, twenty turns. Rinse. Repeat until the water is clear enough to read through, usually four times. You are polishing, not scrubbing.</p>
<h2>Cooking</h2>
<ul>
<li>Soak for half an hour; in winter, for three quarters.</li>
<li>One cup of rice to <strong>one cup and a spoon</strong> of water.</li>
<li>Hard boil, low flame for eleven minutes, then off the heat for ten, with the lid on. Do not look.</li>
</ul>
<h2>Seasoning</h2>
<p>Ours is an old style: red vinegar, pressed from sake lees and aged until it is the color of tea, with salt and hardly any sugar. It goes over the rice while it is too hot to touch. Now cut through it with the paddle, slantwise, and fan with the other hand, so that the surface dries and shines while the heart stays moist.</p>
<blockquote><p>Each grain should stand on its own and hold its neighbor by the hand.</p></blockquote>
<h2>Warm</h2>
<p>Then comes the part that most places leave out. Sushi rice wants to be served at the warmth of a hand, about 98 °F. Warm rice opens in the mouth; cold rice is a lump that fish happens to lie on. The wooden tub keeps it for forty minutes. After that I make the next batch, and the old one goes into the staff’s supper.</p>
<p>It is also why our riders carry two bags: one for what has to stay cold, and one for what must not.</p>
<h3>The short version</h3>
<p>Buy a good short grain. Wash more gently, soak longer, use less water than it says on the bag. And write down the weather.</p>`,
};
