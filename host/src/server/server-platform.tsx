import {
  BootSchema,
  type Boot,
  type Platform,
  type ProviderClient,
  type RenderOptions,
} from '@shop/shared/contracts';
import { getPublicSettings, listCategories } from '@shop/shared/contracts/provider';
import { createPlatform, openAccount } from '@shop/shared/platform';
import {
  createProviderClient,
  isNotFound,
  logLeftOutRecord,
  reportOnce,
  type ReportRecord,
} from '@shop/shared/provider';
import { safeStorage } from '@shop/shared/storage';
import { Suspense } from 'react';
import * as v from 'valibot';
import { callKey } from '../hydrate/cached-answers.ts';
import { ClientOnlyError } from '../hydrate/client-only.ts';
import { turnsOf } from './turns.ts';

// No retries: a visitor waits for the document, and the browser may retry.
const retryDelaysMs: readonly number[] = [];

const parsedBoots = new WeakMap<object, Boot>();

/** The boot record as the browser reads it; the same record is parsed once. */
export function parseBoot(record: RenderOptions['boot']): Boot {
  const boot = parsedBoots.get(record) ?? v.parse(BootSchema, record);
  parsedBoots.set(record, boot);
  return boot;
}

/** A visitor's platform for one rendering: GET requests without credentials, no storage, no document. */
export function serverPlatform(boot: Boot, fetch: typeof globalThis.fetch): Platform {
  const { site, provider: settings } = boot;
  const platform = createPlatform({
    site,
    settings,
    account: openAccount,
    storage: safeStorage(() => null),
    events: new EventTarget(),
    root: noDocument,
    links: { href: (path) => path },
    announce: () => {},
    fragment: () => ClientOnlyFragment,
    fetch,
    retryDelaysMs,
  });
  return { ...platform, provider: sharedClient(boot, fetch) };
}

const reports = new WeakMap<Boot, ReportRecord>();

/** Writes to the log what is left out of a shop's lists: a record once, whatever the request. */
function reportOf(boot: Boot): ReportRecord {
  const report = reports.get(boot) ?? reportOnce(logLeftOutRecord);
  reports.set(boot, report);
  return report;
}

/** They wait for no turn: a page that has what an area asked for would wait for its frame behind what others have asked for. */
const frameCalls = new Set([getPublicSettings.name, listCategories.name]);

const clients = new WeakMap<Boot, WeakMap<typeof globalThis.fetch, ProviderClient>>();

/**
 * One client for all pages of a shop: pages rendered at the same time share requests, and go on one after the other with what
 * their areas have asked for. Answers are not cached.
 */
function sharedClient(boot: Boot, fetch: typeof globalThis.fetch): ProviderClient {
  const byFetch = clients.get(boot) ?? new WeakMap<typeof globalThis.fetch, ProviderClient>();
  clients.set(boot, byFetch);
  const { site, provider: settings } = boot;
  const client =
    byFetch.get(fetch) ??
    createProviderClient({
      settings,
      tenant: site.tenant,
      access: () => Promise.resolve(null),
      fetch,
      retryDelaysMs,
      cacheMs: 0,
      turn: async (call, signal) => {
        if (frameCalls.has(call)) return;
        await turnsOf(fetch)('answer');
        signal?.throwIfAborted();
      },
      reportRecord: reportOf(boot),
    });
  byFetch.set(fetch, client);
  return client;
}

export interface RecordedPlatform {
  readonly platform: Platform;
  /** Errors of calls so far, 404 apart. A page may show one as its content, but such a page is not cached. */
  readonly errors: readonly unknown[];
  /** The answers so far. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** The same platform for an area, recording the answers and errors of its calls. */
export function recordCalls(platform: Platform): RecordedPlatform {
  const { provider } = platform;
  const errors: unknown[] = [];
  const answers: Record<string, unknown> = {};
  const call: Platform['provider']['call'] = async (endpoint, input, options) => {
    try {
      const answer = await provider.call(endpoint, input, options);
      answers[callKey(endpoint, input)] = answer;
      return answer;
    } catch (error) {
      if (!isNotFound(error)) errors.push(error);
      throw error;
    }
  };
  return { platform: { ...platform, provider: { ...provider, call } }, errors, answers };
}

const noDocument = new Proxy(
  {},
  {
    get(_, property) {
      throw new Error(
        `An area reached for platform.root.${String(property)} while it was rendered on a server.`,
      );
    },
  },
) as Document;

/** Fragments of other areas are rendered in the browser alone; until then nothing shows. */
function ClientOnlyFragment() {
  return (
    <Suspense>
      <ClientOnly />
    </Suspense>
  );
}

function ClientOnly(): never {
  throw new ClientOnlyError();
}
