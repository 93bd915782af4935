import type { PostDraft } from '../drafts.ts';

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
