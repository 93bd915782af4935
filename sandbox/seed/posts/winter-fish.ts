import type { PostDraft } from '../drafts.ts';

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
