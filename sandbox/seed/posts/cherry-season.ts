import type { PostDraft } from '../drafts.ts';

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
