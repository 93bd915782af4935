import type { AreaManifest } from '@shop/shared/contracts';
import { patternOfTemplate } from '@shop/shared/contracts/widgets';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from 'playwright';
import { exampleAttributes, type Examples } from './addresses.ts';
import type { Finding } from './finding.ts';
import { quiet } from './quiet.ts';
import { watchConsole } from './watch-console.ts';

export interface WidgetsCheck {
  readonly context: BrowserContext;
  /** Of the edge that serves the widgets. */
  readonly url: string;
  readonly area: Pick<AreaManifest, 'name' | 'elements'>;
  readonly examples: Examples;
  readonly apiBase: string;
  readonly tenant: number;
}

const title = 'A page of somebody else';

/** Puts each widget on a plain page of another origin. */
export async function checkWidgets(check: WidgetsCheck): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const [tag, { path }] of Object.entries(check.area.elements)) {
    const attributes = exampleAttributes(path, check.examples);
    if (attributes) findings.push(...(await checkWidget(check, tag, attributes)));
    else {
      const pattern = patternOfTemplate(path);
      const expected = `an address of ${pattern} among the examples in package.json`;
      findings.push({ of: `<${tag}>`, expected, found: 'none: not checked' });
    }
  }
  return findings;
}

async function checkWidget(
  { context, url, area, apiBase, tenant }: WidgetsCheck,
  tag: string,
  attributes: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const settings = { 'api-base': apiBase, tenant: String(tenant), 'storefront-url': url, ...attributes };
  const text = Object.entries(settings).map(([name, value]) => `${name}="${value}"`);
  const plain = await servePage(
    `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,">` +
      `<script type="module" src="${url}/embed/${area.name}.js"></script></head>` +
      `<body><main><${tag} ${text.join(' ')}></${tag}></main></body></html>`,
  );
  const page = await context.newPage();
  const problems = watchConsole(page);
  try {
    await page.addInitScript(noteEvents);
    await page.goto(plain.url);
    await page.waitForFunction(hasSettled, undefined, { timeout: 15_000 }).catch(() => {});
    await quiet(page);
    return judged(tag, plain.url, problems, await readWidget(page, tag));
  } finally {
    await page.close();
    plain.stop();
  }
}

interface SeenWidget {
  /** Events of the widget, e.g. `shop:ready`. */
  readonly events: readonly string[];
  readonly text: string;
  readonly title: string;
  readonly address: string;
}

function judged(tag: string, address: string, problems: readonly string[], seen: SeenWidget): Finding[] {
  const findings: Finding[] = [];
  const add = (expected: string, found: string) => findings.push({ of: `<${tag}>`, expected, found });
  if (problems.length > 0) add('no error or warning in the console', problems.join('\n'));
  if (!seen.events.includes('shop:ready')) add('shop:ready', seen.events.join(', ') || 'no event');
  if (seen.text === '') add('content in its shadow root', 'none');
  if (seen.title !== title || seen.address !== address)
    add("the page's title and address stay", `${seen.title}, ${seen.address}`);
  return findings;
}

/** Runs in the page, from its own source. */
function noteEvents(): void {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  for (const name of ['shop:ready', 'shop:error'])
    document.addEventListener(name, (event) => {
      const detail = (event as CustomEvent<{ readonly message?: string } | undefined>).detail?.message;
      heard.push(detail === undefined ? name : `${name}: ${detail}`);
    });
}

/** In the page: `noteEvents` puts it there. */
declare const heard: readonly string[];

function hasSettled(): boolean {
  return heard.length > 0;
}

function readWidget(page: Page, tag: string): Promise<SeenWidget> {
  return page.evaluate((name) => {
    const shown = document.querySelector(name)?.shadowRoot;
    return {
      events: heard,
      text: Array.from(shown?.children ?? [], (child) => (child as HTMLElement).innerText ?? '')
        .join('')
        .trim(),
      title: document.title,
      address: location.href,
    };
  }, tag);
}

async function servePage(html: string) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
