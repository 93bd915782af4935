import type { PostDraft } from '../drafts.ts';

export const temaki: PostDraft = {
  slug: 'temaki-at-home-in-ten-minutes',
  title: 'Temaki at home, in ten minutes',
  featured_image: 'posts/temaki',
  author: null,
  status: 'published',
  published_at: '2025-02-02T10:00:00Z',
  content: `<p>There is a kind of sushi that needs no mat, no knife skills and no patience. You put everything on the table, and everybody folds their own. It is how most of us eat at home.</p>
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
