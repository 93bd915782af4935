import {
  deferred,
  type CartState,
  type CartView,
  type Deferred,
  type ProviderClient,
} from '@shop/shared/contracts';
import { getCart, isProviderFailure, type Cart } from '@shop/shared/contracts/provider';
import { lineOf, type CartChange } from './cart-change.ts';
import { CartError } from './cart-error.ts';
import { createChangeQueue, type QueuedChange } from './change-queue.ts';
import { isNeedless, isUncertain, tookEffect } from './change-outcome.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';
import { sendChange } from './send-change.ts';

export interface CartSnapshot {
  readonly status: CartState['status'];
  readonly view: CartView;
  readonly error: unknown;
}

/**
 * Keeps the cart of one session in step with the provider. One call at a time: changes in their order, and a
 * read only when no change waits, since the answer to a change is the full cart.
 */
export class CartSync {
  readonly #provider: Pick<ProviderClient, 'call'>;
  readonly #publish: (snapshot: CartSnapshot) => void;
  readonly #queue = createChangeQueue();
  #server: Cart | undefined;
  #status: CartState['status'] = 'idle';
  #error: unknown = null;
  #wanted: Deferred<void> | undefined;
  #reading = new AbortController();
  #running = false;
  #abandoned = false;

  constructor(provider: Pick<ProviderClient, 'call'>, publish: (snapshot: CartSnapshot) => void) {
    this.#provider = provider;
    this.#publish = publish;
  }

  /** Reads the cart; joins a read under way. Never rejects: the snapshot carries the error. */
  load(): Promise<void> {
    this.#wanted ??= deferred();
    const { promise } = this.#wanted;
    if (this.#status !== 'ready') this.#settle('loading');
    void this.#run();
    return promise;
  }

  /** Shows the change at once; settles with the provider's word on it. */
  change(change: CartChange): Promise<void> {
    const outcome = this.#queue.push(change);
    this.#reading.abort();
    this.#show();
    void this.#run();
    return outcome;
  }

  /** Publishes nothing any more and refuses what was not sent. */
  abandon(error: Error): void {
    this.#abandoned = true;
    this.#reading.abort();
    this.#queue.refuse(error);
    this.#wanted?.resolve();
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (!this.#abandoned) {
      const queued = this.#queue.start();
      if (!queued && !this.#wanted) break;
      await (queued ? this.#carryOut(queued) : this.#read());
    }
    this.#running = false;
  }

  async #read(): Promise<void> {
    this.#reading = new AbortController();
    const { signal } = this.#reading;
    try {
      this.#server = await this.#provider.call(getCart, {}, { fresh: true, signal });
      this.#settle('ready');
    } catch (error) {
      // Aborted by a change: its answer will be the newer cart.
      if (!signal.aborted) this.#settleFailure(error);
    }
  }

  #settleFailure(error: unknown): void {
    const status = isProviderFailure(error) ? error.status : 0;
    if (status === 404 || status === 401) this.#server = emptyCart;
    if (status === 404) this.#settle('ready');
    else this.#settle('error', error);
  }

  async #carryOut({ change, resolve, reject }: QueuedChange): Promise<void> {
    const before = this.#server;
    try {
      const needless = before && isNeedless(change, before);
      const cart = needless ? undefined : await sendChange(this.#provider, change);
      this.#finish(change, cart, new CartError());
      resolve();
    } catch (error) {
      const truth = isUncertain(error) && !this.#abandoned ? await this.#readBack() : undefined;
      if (isProviderFailure(error) && error.status === 404) this.#wanted ??= deferred();
      this.#finish(change, truth, error);
      if (truth && tookEffect(change, before, truth)) resolve();
      else reject(error);
    }
  }

  /** After a change of unknown outcome; undefined when the provider does not say. */
  async #readBack(): Promise<Cart | undefined> {
    try {
      return await this.#provider.call(getCart, {}, { fresh: true });
    } catch {
      // The change's own failure is reported; the last known cart stays.
      return undefined;
    }
  }

  /** Ends a change, with the cart it led to where that is known. */
  #finish(change: CartChange, cart: Cart | undefined, error: unknown): void {
    this.#queue.finish();
    if (cart) this.#server = cart;
    if (change.kind === 'add') this.#settleLine(change, error);
    if (cart) this.#settle('ready');
    else this.#show();
  }

  /** Changes that wait for an added line get its id, or are refused when it did not come. */
  #settleLine({ lineId, addition }: CartChange & { kind: 'add' }, error: unknown): void {
    const line = lineOf(this.#server?.items ?? [], addition);
    if (line) this.#queue.rename(lineId, line.id);
    else this.#queue.refuse(error, lineId);
  }

  #settle(status: CartState['status'], error: unknown = null): void {
    this.#status = status;
    this.#error = error;
    this.#show();
    if (status === 'loading') return;
    this.#wanted?.resolve();
    this.#wanted = undefined;
  }

  #show(): void {
    if (this.#abandoned) return;
    const view = optimisticCart(this.#server ?? emptyCart, this.#queue.changes());
    this.#publish({ status: this.#status, view, error: this.#error });
  }
}
