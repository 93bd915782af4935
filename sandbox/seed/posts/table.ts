import type { PostDraft } from '../complete.ts';

export const temaki: PostDraft = {
  slug: 'temaki-at-home-in-ten-minutes',
  title: 'Temaki at home, in ten minutes',
  featured_image: 'posts/temaki',
  author: null,
  status: 'published',
  published_at: '2025-02-02T10:00:00Z',
  content: `<p>There is a kind of sushi that needs no mat, no knife skills and no practice. You put everything on the table, and everybody folds their own. It is how most of us eat at home.</p>
<p>A temaki is a cone of nori filled with rice and whatever you like. It is eaten at once, with the hands, over the plate. If it looks clumsy, it still crackles; and the second one always looks better.</p>
<h2>On the table, for four</h2>
<table>
<thead><tr><th scope="col">What</th><th scope="col">How much</th><th scope="col">Done when</th></tr></thead>
<tbody>
<tr><td>Sushi rice, cooked and seasoned</td><td>4 cups</td><td>lukewarm</td></tr>
<tr><td>Nori, cut in halves</td><td>10 sheets</td><td>at the last moment</td></tr>
<tr><td>Salmon or tuna, in finger-thick strips</td><td>12 oz</td><td>cold from the fridge</td></tr>
<tr><td>Cucumber, avocado, shiso</td><td>a plateful</td><td>cut while the rice cools</td></tr>
<tr><td>Roe, sesame, wasabi, soy</td><td>small bowls</td><td>right away</td></tr>
</tbody>
</table>
<h2>The fold</h2>
<ol>
<li>Lay half a sheet across your palm, shiny side down.</li>
<li>Press two spoons of rice onto the left third, thinly. Thinner than that.</li>
<li>Lay the filling across it, from the upper left corner towards the middle of the lower edge.</li>
<li>Bring the lower left corner up and over, and keep rolling to the right. The point of the cone forms by itself.</li>
<li>A grain of rice glues the end.</li>
</ol>
<blockquote><p>The mistake is always the same one: too much rice.</p></blockquote>
<h2>Three we like</h2>
<ul>
<li><strong>The classic:</strong> salmon, cucumber, avocado, a leaf of shiso and as much roe as your conscience allows.</li>
<li><strong>The loud one:</strong> chopped tuna with chili paste and scallion, and crushed tempura crumbs on top.</li>
<li><strong>The green one:</strong> asparagus from the pan, avocado, and plum paste where the soy would be.</li>
</ul>
<p>Keep the rice under a damp cloth and the nori in its bag until someone reaches for it. And do not wait for the others: this is the one meal at which it is polite to begin without them.</p>
<p>No time to cook rice? <a href="/products?category=temaki">Order the set</a>, and only the fold is left to you.</p>`,
};

export const soy: PostDraft = {
  slug: 'how-much-soy-is-enough',
  title: 'How much soy is enough?',
  featured_image: 'posts/soy',
  author: { username: 'Lio' },
  status: 'published',
  published_at: '2025-09-01T11:00:00Z',
  content: `<p>I work at the counter, so I see the small bowls after they come back. Most of them are still full, with a gray cloud of wasabi and eleven grains of rice at the bottom. Here is how to need less and taste more.</p>
<h2>Fish side down</h2>
<p>Rice is a sponge. Dip it and it drinks, falls apart and tastes of salt. Turn the nigiri on its side, between thumb and two fingers, and let only the <strong>edge of the fish</strong> touch the sauce. A teaspoon will last you for six pieces.</p>
<p>Fingers, by the way, are not bad manners. Chopsticks came later.</p>
<h2>Some need none</h2>
<p>If a piece shines, it has been seasoned already. We brush salmon and tuna with <em>nikiri</em>, which is soy boiled down with sake and mirin until the sharpness is gone. Eel brings a sauce of its own. Scallops come with lemon and salt. Egg would be insulted.</p>
<table>
<thead><tr><th scope="col">Piece</th><th scope="col">Soy?</th></tr></thead>
<tbody>
<tr><td>Salmon, tuna nigiri</td><td>no, it is brushed on</td></tr>
<tr><td>Sashimi</td><td>yes, a corner</td></tr>
<tr><td>Hosomaki</td><td>yes, the lower rim</td></tr>
<tr><td>Eel, egg, dragon roll</td><td>no</td></tr>
<tr><td>Scallop</td><td>please do not</td></tr>
</tbody>
</table>
<h2>And the wasabi?</h2>
<p>Stirring it into the soy is comfortable and wastes both: the scent goes in seconds, and what remains is heat. Put a little <em>on</em> the fish instead. Between fish and rice there is some already, unless you asked for none.</p>
<blockquote><p>Soy is the period, not the sentence.</p></blockquote>
<h2>A word on ginger</h2>
<p>It is not a topping. It is a pause: one slice between two kinds of fish, so that you meet each of them properly.</p>
<p>None of this is a rule. It is dinner, and it is yours. But try one piece the plain way first, before the bottle. We packed a small one on purpose.</p>`,
};

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

export const cherrySeason: PostDraft = {
  slug: 'cherry-season-on-the-board',
  title: 'Cherry season on the board',
  featured_image: 'posts/cherry-season',
  author: { username: 'Ren' },
  status: 'draft',
  published_at: null,
  content: `<p>The first tree at the corner of Camphor Lane has opened, so the dango are back. They stay for as long as the petals do.</p>
<h2>Pink, white, green</h2>
<p>Three dumplings on one skewer tell the spring in order: the bud, the last snow, the grass below. The pink comes from salted cherry blossoms, the green from mugwort that grows behind the ice house.</p>
<p>To be written: the walk with the picnic boxes, and where to sit.</p>`,
};
