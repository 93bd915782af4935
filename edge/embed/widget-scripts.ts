import { ProviderSettingsSchema, type ShopSettings } from '@shop/shared/contracts';
import type { Context } from 'hono';
import * as v from 'valibot';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { encodeText, type EncodedText } from '../http/encoded-document.ts';
import { forOneMinute, textResponse } from '../http/file-response.ts';
import { notFound } from '../http/plain-pages.ts';

/** The script `/embed/<remote>.js` by remote name; undefined where the remote has none. */
export type WidgetScripts = (remote: string) => Promise<EncodedText | undefined>;

/** Puts the shop's settings in front of each remote's loader, so that widgets need no attributes. Each is made once. */
export function createWidgetScripts(config: EdgeConfig): WidgetScripts {
  const made = new Map<string, Promise<EncodedText | undefined>>();
  const codings = config.releaseCodings ?? config.codings;

  async function make(remote: string): Promise<EncodedText | undefined> {
    const embed = config.embeds.get(remote);
    const file = embed && (await config.files.read(`embed/${remote}/${embed.version}`, embed.loader, ''));
    if (!file) return undefined;
    const loader = new TextDecoder().decode(file.body);
    return encodeText(
      { ...(codings && { codings }) },
      `const shopSettings=${JSON.stringify(shopSettings(config))};\n${loader}`,
    );
  }

  return (remote) => {
    if (!config.embeds.has(remote)) return Promise.resolve(undefined);
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
