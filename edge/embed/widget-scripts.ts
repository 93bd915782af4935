import { ProviderSettingsSchema, type ShopSettings } from '@shop/shared/contracts';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { forOneMinute, textResponse } from '../http/file-response.ts';
import { notFound } from '../http/plain-pages.ts';

/** The script `/embed/<remote>.js` by remote name, `shop` for the elements of all; undefined where the remote has none. */
export type WidgetScripts = (remote: string) => Promise<EncodedText | undefined>;

/** Puts the shop's settings in front of each remote's loader, so that widgets need no attributes. Each is made once. */
export function createWidgetScripts(config: EdgeConfig): WidgetScripts {
  const made = new Map<string, Promise<EncodedText | undefined>>();
  const codings = config.releaseCodings ?? config.codings;

  async function textOf(remote: string, name?: string): Promise<string | undefined> {
    const embed = config.embeds.get(remote);
    const file =
      embed && (await config.files.read(`embed/${remote}/${embed.version}`, name ?? embed.loader, ''));
    return file && new TextDecoder().decode(file.body);
  }

  /**
   * The tables of all areas, and the code of one of them that reads these: a field of a table is only ever added. Code of areas
   * built before files were imported in turn (SEC-153) can load no files that need it.
   */
  async function shopLoader(): Promise<string | undefined> {
    const read = async (remote: string) => {
      const [tables, loader] = await Promise.all([
        textOf(remote, 'tables.json'),
        textOf(remote, 'shop-loader.js'),
      ]);
      return tables && loader ? [{ tables, loader }] : [];
    };
    const areas = (await Promise.all([...config.embeds.keys()].map(read))).flat();
    const { loader } = areas.find(({ tables }) => tables.includes('"inTurn":true')) ?? areas[0] ?? {};
    return loader && `const shopTables=[${areas.map(({ tables }) => `...${tables}`).join()}];\n${loader}`;
  }

  async function make(remote: string): Promise<EncodedText | undefined> {
    const loader = await (isOfAll(remote) ? shopLoader() : textOf(remote));
    if (!loader) return undefined;
    return encodeText(
      { ...(codings && { codings }) },
      `const shopSettings=${JSON.stringify(shopSettings(config))};\n${loader}`,
    );
  }

  const isOfAll = (remote: string) => remote === 'shop' && !config.embeds.has(remote);
  return (remote) => {
    if (!config.embeds.has(remote) && !isOfAll(remote)) return Promise.resolve(undefined);
    const script = made.get(remote) ?? make(remote);
    made.set(remote, script);
    // A failure is not cached.
    const forget = () => made.delete(remote);
    script.then((text) => text ?? forget(), forget);
    return script;
  };
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
