import type { PostDraft } from '../drafts.ts';

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
