import { layerOrder, releaseMark } from '@shop/shared/contracts';
import type { EdgeConfig } from '../../releases/edge-config.ts';
import { releaseBase } from '../../releases/discovery.ts';
import { addressesOf } from '../../html/early-calls.ts';
import { pageOf, type PageOfArea } from '../../html/page-of.ts';
import { renderedChunks } from '../../html/code-links.ts';
import type { RenderAddress } from '../../render/render-at-edge.ts';
import type { RenderSettings } from '../../render/settings.ts';
import { previewTree } from './preview-tree.ts';

/**
 * Source of the module that a widget's loader imports: the page as data, its styles, and what the provider answered.
 * Rejects when the page is not rendered with status 200.
 */
export async function previewModule(
  config: EdgeConfig,
  settings: RenderSettings,
  render: RenderAddress,
  page: PageOfArea,
  address: URL,
): Promise<string> {
  const { send, answers } = recordAnswers();
  const { status, html } = await render(address, page, undefined, send);
  if (status !== 200) throw new Error(`its status is ${status}`);
  const base = new URL(releaseBase(config, page.name, page.area.version), address).href;
  const isOwn = (path: string) => pageOf(config, new URL(path, address))?.name === page.name;
  const { area, pattern, parameters } = page;
  const { apiBase } = config.provider;
  const recorded = await answers(addressesOf(config, area.early[pattern] ?? [], parameters));
  const exported = Object.entries({
    styles: previewStyles(settings, page, base),
    tree: previewTree(html.replaceAll(releaseMark(page.name), base), isOwn),
    answers: Object.fromEntries(
      recorded
        .filter(([, answer]) => JSON.stringify(answer).length <= longestAnswer)
        .map(([call, answer]) => [call.slice(apiBase.length), answer]),
    ),
  });
  return `export const ${exported.map(([name, value]) => `${name} = ${JSON.stringify(value)}`).join(',\n')};\n`;
}

// Characters of JSON. The widget asks for a longer answer itself, behind its preview.
const longestAnswer = 100_000;

// A canvas takes the place of a picture that is loaded later, so it needs the styles of `img`.
const imageSelectors = /(?<![\w.#/-])img(?=[\s,.:)>+~{[])/g;

/**
 * The styles of an area's page, without those that all widgets have and the shell's.
 * @param base address of the area's release directory, with a slash at the end
 */
function previewStyles({ styles }: RenderSettings, page: PageOfArea, base: string): string {
  const texts = new Map<string, string>();
  // A chunk's imports run before it, and their styles come first.
  for (const file of renderedChunks(page).toReversed())
    for (const { key, css } of styles.get(page.name)?.[file] ?? [])
      if (!texts.has(key)) texts.set(key, css.replaceAll('{release}/', base));
  return layerOrder + [...texts.values()].join('').replace(imageSelectors, ':is(img,canvas)');
}

interface Recording {
  /** Sends a call and records its answer. */
  readonly send: typeof fetch;
  /** The successful answers to those of the addresses that were called. */
  answers(addresses: readonly string[]): Promise<(readonly [address: string, answer: unknown])[]>;
}

function recordAnswers(): Recording {
  const sent = new Map<string, Promise<unknown>>();
  return {
    async send(input, init) {
      const { url } = new Request(input, init);
      const response = await fetch(input, init);
      if (response.ok) {
        const answer: Promise<unknown> = response.clone().json();
        // The page that made the call reports the failure.
        answer.catch(() => sent.delete(url));
        sent.set(url, answer);
      }
      return response;
    },
    answers(addresses) {
      const called = addresses.filter((address) => sent.has(new URL(address).href));
      return Promise.all(
        called.map(async (address) => [address, await sent.get(new URL(address).href)] as const),
      );
    },
  };
}
