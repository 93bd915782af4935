import type { PostDraft } from '../drafts.ts';

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
