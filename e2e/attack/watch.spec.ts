import { expect, test } from '../fixtures.ts';
import { auditPage } from './audit.ts';
import { watch } from './watch.ts';

// What the suite is for is done here on purpose.
test.use({ expectedErrors: /./ });

const attacks: readonly (readonly [html: string, found: RegExp])[] = [
  ['<img src=nothing onerror=hostile(17)>', /^ran: hostile\(17\)$/],
  ['<p onclick=hostile(3) data-formatted>press</p>', /^ran: hostile\(3\)$/],
  ['<p onclick=hostile(3)>press</p>', /^a handler: /],
  [
    '<p id=gone onclick="">press</p><script type=module>document.querySelector("#gone").remove()</script>',
    /^in the document: a handler: /,
  ],
  ['<a href="java&Tab;script:hostile(4)">press</a>', /^a program’s address: /],
  ['<img src="https://beacon.example/5/">', /^asked https:\/\/beacon\.example\/5\/ \(image\)$/],
  [
    '<link rel=stylesheet href="https://pictures.example/x.css">',
    /^asked https:\/\/pictures\.example\/x\.css/,
  ],
  ['<script>fetch("https://pictures.example/x").catch(() => {})</script>', /^asked .* \(fetch\)$/],
  ['<script>alert("hostile")</script>', /^a dialog: hostile$/],
  ['<script>throw new Error("nobody")</script>', /^an error that nobody caught: .*nobody/],
  ['<script>open("about:blank")</script>', /^opened /],
  [
    '<script>location = "https://pictures.example/away"</script>',
    /^went to https:\/\/pictures\.example\/away$/,
  ],
  ['<script>Object.prototype.polluted = true</script>', /^clobbered: polluted$/],
  ['<script>Array.prototype.each = 1</script>', /^clobbered: Array\.prototype$/],
  ['<img name=querySelector><form name=createElement>', /^clobbered: createElement$/],
  ['<a id=config></a>', /^clobbered: config$/],
  ['<iframe src="about:blank"></iframe>', /^a frame without sandbox: /],
  ['<form action="https://pictures.example/"></form>', /^a form that leads elsewhere: /],
  [
    '<meta http-equiv=content-security-policy content="img-src \'none\'"><img src=nothing>',
    /^report: img-src /,
  ],
];

test('the watch tells of each thing that it watches for', async ({ page, context, shop }) => {
  const watched = await watch(page, context, { origins: [shop.url] });
  const unseen: string[] = [];
  for (const [html, found] of attacks) {
    await page.route('**/attacked', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Theirs</title>${html}` }),
    );
    watched.expectAt(`${shop.url}/attacked`);
    await page.goto('/attacked').catch(() => undefined);
    const seen = new Set<string>();
    const look = async () => {
      for (const what of await auditPage(page).catch(() => [])) seen.add(what);
      for (const what of watched.take()) seen.add(what);
      return [...seen].some((what) => found.test(what));
    };
    await expect
      .poll(look, { timeout: 4000 })
      .toBe(true)
      .catch(() => unseen.push(`${html}: ${[...seen].join(', ')}`));
    await page.unroute('**/attacked');
  }
  expect(unseen).toEqual([]);
});
