import { ProviderHtml } from '@shop/shared/ui';
import preview from '../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Provider HTML' });

const article = `
<h3>How it is made</h3>
<p>The fillet rests for a night between <a href="/blog/nori">sheets of kombu</a>. It is cut <strong>when you order</strong>.</p>
<ol><li>Turn the piece on its side.</li><li>Touch the <em>fish</em>, not the rice.</li></ol>
<blockquote><p>The rice is the recipe.</p></blockquote>
<table><caption>Per portion</caption><thead><tr><th scope="col">Part</th><th scope="col">Weight</th></tr></thead>
<tbody><tr><th scope="row">Salmon</th><td>34 g</td></tr></tbody></table>`;

export const Article = meta.story(() => <ProviderHtml html={article} />);

/** What must never run, and what is left of it. */
export const Hostile = meta.story(() => (
  <ProviderHtml
    html={`<p onclick="alert(1)">Before</p><script>alert(2)</script><img src=x onerror="alert(3)" alt="A dish"><p><a href="javascript:alert(4)">After</a></p>`}
  />
));
