import type { Provider } from '../provider.ts';

/** Puts a post at `/blog/everything` that holds everything an editor can write. */
export async function putRichPost(provider: Provider): Promise<void> {
  const [known] = (await provider.call('/blog/posts/')) as object[];
  const body = { ...known, slug: 'everything', title: 'Everything', content };
  await provider.fault({ match: { path: '/api/blog/posts/everything/' }, kind: 'malformed', body });
}

const content = `
<p>A <a href="https://rice.example/">way out</a> and a <a href="/faq">way on</a>, <code>code</code> and <kbd>Enter</kbd>.</p>
<h1>Rice</h1><p style="color: red; text-align: center" onclick="track()">Washed <mark>twice</mark>, H<sub>2</sub>O.</p>
<h3>Lists</h3><ul><li>one<ul><li>within</li></ul></li></ul><ol start="3"><li>three</li></ol>
<blockquote><p>Taste, wait a minute, taste again.</p><p><cite>Ren</cite></p></blockquote>
<h3>Tables</h3><table><caption>Prices</caption><thead><tr>${'<th>Wednesday</th>'.repeat(9)}</tr></thead><tbody><tr>${'<td>4.80</td>'.repeat(9)}</tr></tbody></table>
<pre><code>wash(rice).then(soak).then(cook).then(season).then(fan).then(serve).then(wash).then(dry).then(rest)</code></pre>
<p><iframe src="https://video.example/embed/1" title="Rolling a maki" width="560" height="315"></iframe></p>
<figure><img src="/media/posts/soup.webp" alt="A bowl of soup" width="1400" height="700"><figcaption>A bowl</figcaption></figure>
<hr><dl><dt>Nori</dt><dd>Seaweed</dd></dl><details><summary>More</summary><p>Rice.</p></details>`;
