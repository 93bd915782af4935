import { ProviderSettingsSchema, type ShopSettings } from '@shop/shared/contracts';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { forOneMinute, textResponse } from '../http/file-response.ts';
import { notFound } from '../http/plain-pages.ts';
import { nameApp, ReleaseUnusable } from '../releases/load-set.ts';
import { parseTables } from './loader-tables.ts';

/** The script `/embed/<remote>.js` by remote name, `shop` for the elements of all; undefined where the remote has none. */
export type WidgetScripts = (remote: string) => Promise<EncodedText | undefined>;

/** Milliseconds after which a script that lacks an area is made anew. */
const lackingMs = 60_000;

/** Of a file that a script is made of. Builds have six thousand; reading and compressing a million takes a second, for which everybody waits. */
const mostScriptBytes = 200_000;

interface MadeScript {
  readonly script: EncodedText | undefined;
  /** When it is made anew, in milliseconds. */
  readonly until: number;
}

/** A loader, and whether an area is left out of it. */
interface Loader {
  readonly code: string | undefined;
  readonly lacksArea: boolean;
}

/**
 * Puts the shop's settings in front of each remote's loader, so that widgets need no attributes. Each is made once.
 * @param now milliseconds
 */
export function createWidgetScripts(
  config: EdgeConfig,
  now: () => number = () => performance.now(),
): WidgetScripts {
  const scripts = new Map<string, Promise<MadeScript>>();
  const codings = config.releaseCodings ?? config.codings;

  async function make(remote: string): Promise<MadeScript> {
    const { code, lacksArea } = isOfAll(remote)
      ? await shopLoader(config)
      : { code: await readText(config, remote), lacksArea: false };
    if (!code) return { script: undefined, until: lacksArea ? now() + lackingMs : 0 };
    const settings = JSON.stringify(shopSettings(config));
    const script = await encodeText(
      { ...(codings && { codings }) },
      `const shopSettings=${settings};\n${code}`,
    );
    return { script, until: lacksArea ? now() + lackingMs : Infinity };
  }

  function start(remote: string): Promise<MadeScript> {
    const making = make(remote);
    scripts.set(remote, making);
    // A failure is not cached.
    making.catch(() => scripts.delete(remote));
    return making;
  }

  const isOfAll = (remote: string) => remote === 'shop' && !config.embeds.has(remote);
  return async (remote) => {
    if (!config.embeds.has(remote) && !isOfAll(remote)) return undefined;
    const known = scripts.get(remote);
    if (known) {
      const { script, until } = await known;
      if (now() < until) return script;
    }
    // Others have asked meanwhile, one of whom was first.
    const begun = scripts.get(remote);
    const making = begun && begun !== known ? begun : start(remote);
    return (await making).script;
  };
}

/** A file of a remote's widgets, its loader unless named. Throws for one of which no script is made. */
async function readText(config: EdgeConfig, remote: string, name?: string): Promise<string | undefined> {
  const embed = config.embeds.get(remote);
  if (!embed) return undefined;
  const { version, loader } = embed;
  const file = await config.files.read(`embed/${remote}/${version}`, name ?? loader, '');
  if (file && file.body.byteLength > mostScriptBytes)
    throw new ReleaseUnusable(remote, `${name ?? loader} has more than ${mostScriptBytes} bytes`);
  return file && new TextDecoder().decode(file.body);
}

async function tablesOf(config: EdgeConfig, remote: string) {
  const [text, loader] = await Promise.all([
    readText(config, remote, 'tables.json'),
    readText(config, remote, 'shop-loader.js'),
  ]);
  return text && loader ? [{ tables: parseTables(text), loader }] : [];
}

/**
 * The tables of all areas, and the code of one of them that reads these: a field of a table is only ever added. Code of areas
 * built before files were imported in turn (SEC-153) can load no files that need it. An area whose files are damaged or wrong
 * is left out: the others' elements would go with it.
 */
async function shopLoader(config: EdgeConfig): Promise<Loader> {
  let lacksArea = false;
  const read = async (remote: string) => {
    try {
      return await nameApp(remote, () => tablesOf(config, remote));
    } catch (error) {
      if (!(error instanceof ReleaseUnusable)) throw error;
      console.error(`/embed/shop.js is without the elements of ${remote}: ${error.message}`);
      lacksArea = true;
      return [];
    }
  };
  const areas = (await Promise.all([...config.embeds.keys()].map(read))).flat();
  const isInTurn = ({ tables }: (typeof areas)[number]) => tables.some(({ inTurn }) => inTurn);
  const { loader } = areas.find(isInTurn) ?? areas[0] ?? {};
  const tables = JSON.stringify(areas.flatMap((area) => area.tables));
  return { code: loader && `const shopTables=${tables};\n${loader}`, lacksArea };
}

/** The shop's settings without those that a widget has anyway. */
function shopSettings({ provider, site }: EdgeConfig): ShopSettings {
  const { apiBase } = provider;
  const usual = { ...v.parse(ProviderSettingsSchema, { apiBase }), backendHost: new URL(apiBase).origin };
  const own = Object.entries(provider).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(Reflect.get(usual, name)),
  );
  return { apiBase, tenant: site.tenant, ...Object.fromEntries(own) };
}

/** Answers `/embed/<remote>.js`, for any origin. */
export async function widgetScriptResponse(
  c: Context,
  remote: string,
  scripts: WidgetScripts,
): Promise<Response> {
  const script = await scripts(remote);
  return script ? textResponse(c, script, 'loader.js', forOneMinute) : notFound(c);
}
