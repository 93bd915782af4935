import { join } from 'node:path';
import { createApp } from './app.ts';
import type { Database } from './database/database.ts';
import { openShop, resetShop } from './database/open-shop.ts';
import type { Log } from './http/env.ts';
import { listen, type Listening } from './http/listen.ts';
import { createPaymentPage } from './payments/page/app.ts';
import { seed } from './seed/index.ts';

export interface SandboxOptions {
  /** Directory of the database file; made when missing. */
  readonly dataDir: string;
  /** 0, the default, takes a free port. */
  readonly port?: number;
  readonly paymentPort?: number;
  readonly host?: string;
  /** Fills the database anew from the seed. */
  readonly reset?: boolean;
  /** Where customers return to after a card payment; otherwise to the page that started it, if it is local. */
  readonly storefrontUrl?: string;
  /** Lifetime of access tokens; 15 minutes unless told. */
  readonly accessTokenSeconds?: number;
  /** Directory of pictures; those of `art/` unless told. */
  readonly picturesDir?: string;
  /** Takes failures of the sandbox itself; they go to stderr unless told. */
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
  const db = openShop(options.dataDir, seed);
  if (options.reset) resetShop(db, seed);
  const servers: Listening[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.stop()));
    db.close();
  };
  try {
    const [paymentPage, api] = await serveShop(db, options, (server) => servers.push(server));
    return { apiBase: `${api.origin}/api`, origin: api.origin, paymentOrigin: paymentPage.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function serveShop(
  db: Database,
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
    accessTokenSeconds: options.accessTokenSeconds ?? 15 * 60,
  });
  const api = await listen(app, host, options.port ?? 0);
  started(api);
  return [paymentPage, api];
}
