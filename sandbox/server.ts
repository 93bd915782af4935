import type { ProviderProfile } from '@shop/shared/contracts/provider-profile';
import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { openShop, resetShop } from './database/open-shop.ts';
import type { Log } from './http/calls.ts';
import { listen, type Listening } from './http/listen.ts';
import { createPaymentPage } from './payments/page/app.ts';
import { dialectOf } from './profile.ts';
import { growShop } from './seed/big.ts';
import { seed as smallSeed, type Seed } from './seed/index.ts';

export interface SandboxOptions {
  /** Directory of the database file; made when missing. */
  readonly dataDir: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly paymentPort?: number;
  readonly host?: string;
  /** The same shop with 3,000 products, for a database of its own. */
  readonly big?: boolean;
  /** Fills the database again from the seed. */
  readonly reset?: boolean;
  /** Where customers return to after a card payment; otherwise to the page that started it, if it is local. */
  readonly storefrontUrl?: string;
  /** Lifetime of access tokens; 15 minutes by default. */
  readonly accessTokenSeconds?: number;
  /** Directory of pictures; those of `art/` by default. */
  readonly picturesDir?: string;
  /** How it differs from the endpoints table; not at all by default. */
  readonly profile?: ProviderProfile;
  /** Whether pages of lists give the address of the next one; they do by default. */
  readonly hasNext?: boolean | undefined;
  /** Takes failures of the sandbox itself; they go to stderr by default. */
  readonly log?: Log;
}

export interface Sandbox {
  /** `http://127.0.0.1:PORT/api` */
  readonly apiBase: string;
  readonly origin: string;
  readonly paymentOrigin: string;
  stop(): Promise<void>;
}

const picturesOfArt = join(import.meta.dirname, '..', 'art', 'pictures');

/**
 * Starts a provider with its payment page.
 * Rejects, and leaves nothing open, when a port is taken.
 */
export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const seed = options.big ? growShop(smallSeed) : smallSeed;
  const db = openShop(options.dataDir, seed);
  if (options.reset) resetShop(db, seed);
  const servers: Listening[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    db.close();
  };
  try {
    const [paymentPage, api] = await serveShop(db, seed, options, (server) => servers.push(server));
    return { apiBase: `${api.origin}/api`, origin: api.origin, paymentOrigin: paymentPage.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveShop(
  db: Database,
  seed: Seed,
  options: SandboxOptions,
  started: (server: Listening) => void,
): Promise<[paymentPage: Listening, api: Listening]> {
  const { host = '127.0.0.1', log = (line) => process.stderr.write(`sandbox: ${line}\n`) } = options;
  const page = createPaymentPage({ db, shop: seed.site.site_title, log });
  const paymentPage = await listen(page, host, options.paymentPort ?? 0);
  started(paymentPage);
  const app = createApp({
    db,
    seed,
    log,
    paymentOrigin: paymentPage.origin,
    storefrontUrl: options.storefrontUrl,
    picturesDir: options.picturesDir ?? picturesOfArt,
    dialect: dialectOf(options.profile ?? {}, options),
    accessTokenSeconds: options.accessTokenSeconds ?? 15 * 60,
  });
  const api = await listen(app, host, options.port ?? 0);
  started(api);
  return [paymentPage, api];
}
