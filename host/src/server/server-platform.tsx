import {
  BootSchema,
  type Boot,
  type Platform,
  type ProviderClient,
  type RenderOptions,
} from '@shop/shared/contracts';
import { createPlatform, openAccount } from '@shop/shared/platform';
import { createProviderClient } from '@shop/shared/provider';
import { isProviderFailure } from '@shop/shared/contracts/provider';
import { Suspense } from 'react';
import * as v from 'valibot';
import { callKey } from '../hydrate/cached-answers.ts';
import { LeftToBrowser } from '../hydrate/left-to-browser.ts';

// A browser may try again; whoever waits for the document shall not.
const pauses: readonly number[] = [];

const known = new WeakMap<object, Boot>();

/** The boot record as the browser reads it; the same record is read once. */
export function bootOf(record: RenderOptions['boot']): Boot {
  const boot = known.get(record) ?? v.parse(BootSchema, record);
  known.set(record, boot);
  return boot;
}

/** One visitor's platform for one rendering: it keeps nothing and there is no page to touch. */
export function serverPlatform(boot: Boot, fetch: typeof globalThis.fetch): Platform {
  const { site, provider: settings } = boot;
  const platform = createPlatform({
    site,
    settings,
    account: openAccount,
    storage: null,
    events: new EventTarget(),
    root: untouchable,
    links: { href: (path) => path },
    announce: () => {},
    fragment: () => FragmentPlace,
    fetch,
    pauses,
  });
  return { ...platform, provider: clientOf(boot, fetch) };
}

const clients = new WeakMap<Boot, WeakMap<typeof globalThis.fetch, ProviderClient>>();

/**
 * Asks for a visitor. One client for all pages of a shop, so that those rendered at the same time share what they ask for;
 * an answer that is there is forgotten.
 */
function clientOf(boot: Boot, fetch: typeof globalThis.fetch): ProviderClient {
  const known = clients.get(boot) ?? new WeakMap<typeof globalThis.fetch, ProviderClient>();
  clients.set(boot, known);
  const { site, provider: settings } = boot;
  const visitor = { access: () => Promise.resolve(null), tenant: site.tenant };
  const client = known.get(fetch) ?? createProviderClient({ ...visitor, settings, fetch, pauses, memory: 0 });
  known.set(fetch, client);
  return client;
}

export interface WatchedPlatform {
  readonly platform: Platform;
  /**
   * What has failed so far: a page may show that as its content, but it is not worth to be rendered for everybody.
   * What the provider does not have is no trouble.
   */
  readonly troubles: readonly unknown[];
  /** The answers so far. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The same platform for an area, watching what becomes of its calls. */
export function watched(platform: Platform): WatchedPlatform {
  const { provider } = platform;
  const troubles: unknown[] = [];
  const answers: Record<string, unknown> = {};
  const call: Platform['provider']['call'] = async (endpoint, input, options) => {
    try {
      const answer = await provider.call(endpoint, input, options);
      answers[callKey(endpoint, input)] = answer;
      return answer;
    } catch (error) {
      if (!isProviderFailure(error) || error.status !== 404) troubles.push(error);
      throw error;
    }
  };
  return { platform: { ...platform, provider: { ...provider, call } }, troubles, answers };
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stands for a document where there is none.
const untouchable = new Proxy(
  {},
  {
    get(_, property) {
      throw new Error(
        `An area reached for platform.root.${String(property)} while it was rendered on a server.`,
      );
    },
  },
) as Document;

/** Other areas' pieces come with the browser: in their place stands what the browser shows meanwhile, nothing. */
function FragmentPlace() {
  return (
    <Suspense>
      <Later />
    </Suspense>
  );
}

function Later(): never {
  throw new LeftToBrowser();
}
