import type { PostDraft } from '../complete.ts';

export const soup: PostDraft = {
  slug: 'a-soup-that-starts-the-day-before',
  title: 'A soup that starts the day before',
  featured_image: 'posts/soup',
  author: { username: 'Aiko' },
  status: 'published',
  published_at: '2024-03-05T09:00:00Z',
  content: `<p>Good miso soup takes ten minutes, and one night. The night belongs to a strip of kelp and a pot of cold water, and it is the only part that cannot be hurried.</p>
<p>We lay a hand’s length of kombu in a quart of water before closing, together with two dried shiitake. By morning the water smells faintly of the sea, and nothing has been boiled. Bring it slowly to the edge of a simmer, lift out the kelp and the mushrooms, and you have a broth that is clear, pale gold and full of taste. The kelp is not done yet: cut fine and cooked in soy it becomes the pickle beside your rice.</p>
<h2>The part that matters</h2>
<p>Take the pot off the heat before the miso goes in. A rolling boil drives off exactly what one paid for: miso is alive, and its scent lives in the first steam. Put the paste in a small strainer, lower it into the broth and stir it through with the back of a spoon.</p>
<blockquote><p>If you can smell it in the next room, it is no longer in the bowl.</p></blockquote>
<p>How much? Less than you think. We use two parts of red miso for depth and one part of white for sweetness, a heaped tablespoon in all for two bowls. Taste, wait a minute, taste again; salt arrives late.</p>
<h2>What goes in, and when</h2>
<ul>
<li><strong>Wakame</strong> first. It drinks, swells and turns green within two minutes.</li>
<li><strong>Silken tofu</strong> next, in cubes that fit the spoon. It only has to get warm.</li>
<li><strong>Scallion</strong> last, in the bowl and not in the pot.</li>
</ul>
<p>That is the whole recipe. In spring we add clams and leave out the mushrooms; in October there are pumpkin and a thread of sesame oil. But the plain one is what we cook for ourselves at four in the afternoon, before the door opens, standing up.</p>
<h3>If you have no night</h3>
<p>Warm the water to about 140 °F, lay in the kelp and leave it for forty minutes with the lid on. It will be three quarters as good, which is still better than most evenings deserve.</p>
<p>The bowl we send you is made the long way. <a href="/products/miso-soup">It is on the board every day.</a></p>`,
};

export const nori: PostDraft = {
  slug: 'why-nori-should-crackle',
  title: 'Why nori should crackle',
  featured_image: 'posts/nori',
  author: { username: 'Ren' },
  status: 'published',
  published_at: '2024-09-20T08:30:00Z',
  content: `<p>Hold a sheet of nori up to the window. A good one is black when it lies on the table and green when the light comes through, and when you fold it, it breaks with a sound like a thin twig.</p>
<p>That sound is the most perishable thing in our kitchen. Fish keeps for a day, rice for some hours; toasted nori keeps its crackle for <strong>about four minutes</strong> once it touches warm rice. Everything about a hosomaki is built around those four minutes.</p>
<h2>What happens to it</h2>
<p>Nori is seaweed that was chopped, poured onto frames like paper and dried. It is nearly free of water, and it wants some. It will take it from the air, from your hand, from the rice. First it bends instead of breaking; then it turns chewy; in the end one pulls at it with the teeth and the filling falls out on the other side. We have all been there.</p>
<h2>Toasting</h2>
<p>A pass over the flame drives out what the sheet has drunk since it left the tin. The motion is quick, one side only, rough side down, until the color shifts from black to a dark bottle green.</p>
<ol>
<li>Take two sheets together, smooth sides touching.</li>
<li>Draw them over the flame, a hand’s width above it, for two seconds.</li>
<li>Turn the pair over and do it again.</li>
<li>Use them <em>now</em>.</li>
</ol>
<blockquote><p>Toast for the next roll, not for the evening.</p></blockquote>
<h2>And in a delivery?</h2>
<p>That was the question of our first winter with bicycles. We tried foil, we tried paper, we tried racing. What works is dull and simple: toast at the last moment, let the rolls stand for one breath so that the steam can leave, and close them in a box with holes in its lid. You gain fifteen minutes. For temaki there is no trick at all, which is why we send the nori apart and let you do the folding.</p>
<p>If the roll has gone soft all the same, do not throw it away. Brush it with a little sesame oil and lay it in a hot, dry pan for half a minute on each side. It will not be a hosomaki any more. It will be something else, and very good with beer.</p>`,
};

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

export const knife: PostDraft = {
  slug: 'the-knife-does-not-push',
  title: 'The knife does not push',
  featured_image: 'posts/knife',
  author: { username: 'Aiko' },
  status: 'published',
  published_at: '2025-06-18T09:15:00Z',
  content: `<p>My teacher let me sharpen for a year before I was allowed to cut anything that would be sold. I thought it was a punishment. It was the lesson.</p>
<p>A blade for sashimi is as long as a forearm, flat on one side and beveled on the other. It is long for one reason: a slice has to be finished <strong>in a single pull</strong>. Saw back and forth, and each change of direction leaves a step in the flesh. You may not see the step. Your tongue will.</p>
<h2>Three cuts</h2>
<ol>
<li><strong>Hira-zukuri</strong>, straight down, a good nine millimeters: for salmon and tuna, fish that can bear to be thick.</li>
<li><strong>Sogi-zukuri</strong>, at a slant and thinner: for the slices that lie on nigiri, because a slanted face bends over the rice.</li>
<li><strong>Usu-zukuri</strong>, so thin that the plate shows through: for firm, white fish and for yellowtail in winter, when it is rich.</li>
</ol>
<p>Which of them it will be is decided by the fish, not by the order. I press the fillet with a finger. If it comes back quickly, it gets thinner slices.</p>
<h2>Against the grain</h2>
<p>Look at a piece of salmon: white lines run through it like contour lines on a map. Cut across them, and each fiber becomes short and tender. Cut along them, and you will be chewing. That is all there is to it, and it makes more of a difference than the price of the knife.</p>
<blockquote><p>Lay the heel of the blade on the fish, then leave. The knife does the rest on its way to the point.</p></blockquote>
<h2>At home</h2>
<p>You do not need my knife. You need one that is sharp, a damp cloth to wipe it after every slice, and fish that is properly cold, since cold flesh is firm. Pull, do not push. If you have to press, go and sharpen.</p>
<p>I do it every evening after closing, on three stones, the last one as smooth as a river pebble. Twenty minutes, with the radio on. It is the quietest part of the day, and I no longer think that it was a punishment.</p>`,
};

export const winterFish: PostDraft = {
  slug: 'what-the-boats-bring-in-winter',
  title: 'What the boats bring in winter',
  featured_image: 'posts/winter-fish',
  author: { username: 'Aiko' },
  status: 'published',
  published_at: '2025-12-08T06:30:00Z',
  content: `<p>From December to February the harbor is loud at half past four, dark until seven, and full of the best fish of the year.</p>
<p>Cold water makes fish fat, and fat is taste. In summer, salmon swims and burns what it eats; in winter it stores. You can see it on the plate: the white lines grow broader, the orange turns paler, and a slice that lay limp in August stands up by itself.</p>
<h2>What to order now</h2>
<table>
<thead><tr><th scope="col">Fish</th><th scope="col">At its best</th><th scope="col">How we serve it</th></tr></thead>
<tbody>
<tr><td>Yellowtail</td><td>December, January</td><td>thin, with ponzu</td></tr>
<tr><td>Scallop</td><td>November to April</td><td>with lemon and salt</td></tr>
<tr><td>Salmon</td><td>all winter</td><td>thick, brushed with nikiri</td></tr>
<tr><td>Snow crab</td><td>until the middle of February</td><td>in the California roll</td></tr>
</tbody>
</table>
<h2>What to leave for later</h2>
<p>Tuna is fine in winter, and better in May. Sea urchin is thin after the storms. And when the wind stands in the northwest for three days, the small boats stay in, and a few lines on our board say <em>sold out</em> in the afternoon already. We could fill them by telephone with frozen goods from the airport. We would rather have the gap.</p>
<blockquote><p>A board on which nothing is ever missing was not written by the sea.</p></blockquote>
<h2>Who brings it</h2>
<ul>
<li>The <strong>Marguerite</strong>, two brothers and a dog: line-caught tuna and whatever else bites.</li>
<li>The <strong>Second Wind</strong>: crab, from eighty traps that are lifted by hand.</li>
<li><strong>Ines</strong>, who has no boat but a wetsuit: every scallop that you have eaten here.</li>
</ul>
<p>They are paid by the kilo and on the same morning. When a fish is especially good, we pay more and say so on the board, with the name of the boat next to it.</p>
<p>If you would like to see all of this, come to the quay on a Saturday. The fish hall opens to everyone at six. Bring coffee, and bring one for the dog’s owners.</p>`,
};
