import type { PostDraft } from '../drafts.ts';

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
