import type { PostDraft } from '../drafts.ts';

export const tea: PostDraft = {
  slug: 'seventy-degrees',
  title: 'Seventy degrees',
  featured_image: 'posts/tea',
  author: { username: 'Noor' },
  status: 'published',
  published_at: '2026-01-16T14:00:00Z',
  content: `<p>Green tea has a reputation for being bitter. It is not the tea. It is the kettle.</p>
<p>Sencha holds two things that dissolve at different speeds. The sweet, brothy part comes out in warm water and comes first. The bitter part waits for the heat. Pour boiling water on the leaves and you get everything at once, the loudest voice on top. Pour water of <strong>70 °C, or 158 °F,</strong> and the loud voice stays asleep.</p>
<h2>Without a thermometer</h2>
<p>Boil the water. Pour it into a cup, and from there into a second cup: each pouring takes off about 10 °C. Wait until you can hold the cup in your bare hand for three breaths. That is it.</p>
<ol>
<li>Two teaspoons of leaves for a small pot.</li>
<li>Water at seventy degrees, just enough for the cups on the table.</li>
<li>One minute. Do not stir and do not shake.</li>
<li>Pour a little into each cup, then go back the other way, so that all get the same strength.</li>
<li>Pour <em>to the last drop</em>. The last drop is the best, and water left on the leaves spoils the second pot.</li>
</ol>
<h2>The second pot</h2>
<p>The leaves are open now, so it is quick: hotter water, fifteen seconds, done. It is greener, brisker and the one that goes with fish. A third is for whoever does the dishes.</p>
<blockquote><p>A pot of tea is three short conversations rather than a long one.</p></blockquote>
<h2>With what?</h2>
<ul>
<li><strong>First pot:</strong> alone, or with something that is barely sweet, like white mochi.</li>
<li><strong>Second pot:</strong> with nigiri and sashimi. It clears away the fat and leaves the fish.</li>
<li><strong>Roasted tea</strong> instead, for eel and for anything fried.</li>
</ul>
<p>When we send <a href="/products/sencha">a flask of sencha</a>, it has been brewed once, at seventy degrees, two minutes before the rider left. The leaves travel with it in a small bag. Most people throw the bag away, and that is really why I wrote this.</p>`,
};
