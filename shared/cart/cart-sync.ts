import {
  deferred,
  type CartState,
  type CartView,
  type Deferred,
  type ProviderClient,
  type Report,
} from '@shop/shared/contracts';
import { getCart, isProviderFailure, type Cart } from '@shop/shared/contracts/provider';
import { isLoginNeeded, isNotFound } from '@shop/shared/provider';
import {
  isNeedless,
  isUncertain,
  lineOf,
  sendChange,
  tookEffect,
  pendingQuantitiesOf,
  type CartChange,
} from './cart-change.ts';
import { CartError } from './cart-error.ts';
import { createChangeQueue, type QueuedChange } from './change-queue.ts';
import type { PendingQuantities } from './pending-quantities.ts';
import { emptyCart, optimisticCart } from './optimistic-cart.ts';
import { reportChange } from './report-change.ts';

export interface CartSnapshot {
  readonly status: CartState['status'];
  readonly view: CartView;
  readonly error: unknown;
}

/** The last cart of the session's owner. */
export interface CustomerCartStore {
  save(cart: Cart): void;
  read(): Cart | undefined;
}

/**
 * Synchronises the cart of one session with the provider. One call at a time: changes in their order, and a read only
 * when no change is pending, since the answer to a change is the full cart.
 */
export class CartSync {
  readonly #provider: Pick<ProviderClient, 'call'>;
  readonly #publish: (snapshot: CartSnapshot) => void;
  readonly #report: Report | undefined;
  readonly #stored: CustomerCartStore | undefined;
  readonly #queue = createChangeQueue();
  #server: Cart | undefined;
  #status: CartState['status'] = 'idle';
  #error: unknown = null;
  #pendingLoad: Deferred<void> | undefined;
  /** While a read is in flight: an aborted one would hold the click that aborted it, and the page that was clicked. */
  #readController: AbortController | undefined;
  #isRunning = false;
  #isAbandoned = false;

  constructor(
    provider: Pick<ProviderClient, 'call'>,
    publish: (snapshot: CartSnapshot) => void,
    report?: Report,
    stored?: CustomerCartStore,
  ) {
    this.#stored = stored;
    this.#provider = provider;
    this.#publish = publish;
    this.#report = report;
  }

  /** Reads the cart; joins a read in flight. Never rejects: the snapshot holds the error. */
  load(): Promise<void> {
    this.#pendingLoad ??= deferred();
    const { promise } = this.#pendingLoad;
    if (this.#status !== 'ready') this.#settle('loading');
    void this.#run();
    return promise;
  }

  /** Shows the change at once; settles with the provider's answer. */
  change(change: CartChange): Promise<void> {
    const outcome = this.#queue.push(change);
    this.#readController?.abort();
    this.#show();
    void this.#run();
    return outcome;
  }

  /** Sends pending changes at once, since the page is being left. Returns the quantities that lines should have. */
  leave(): PendingQuantities {
    const quantities = pendingQuantitiesOf(this.#queue.changes(), this.#server);
    for (const queued of this.#queue.takeSendable()) void this.#sendNow(queued);
    return quantities;
  }

  async #sendNow({ change, resolve, reject }: QueuedChange): Promise<void> {
    try {
      const before = this.#server;
      await sendChange(this.#provider, change);
      this.#reportMade(change, before);
      resolve();
    } catch (error) {
      reject(error);
    }
    // The page may come back from the browser's cache.
    void this.load();
  }

  /** Stops publishing, and rejects the changes that were not sent. */
  abandon(error: Error): void {
    this.#isAbandoned = true;
    this.#readController?.abort();
    this.#queue.reject(error);
    this.#pendingLoad?.resolve();
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (!this.#isAbandoned) {
      const queued = this.#queue.start();
      if (!queued && !this.#pendingLoad) break;
      await (queued ? this.#apply(queued) : this.#read());
    }
    this.#isRunning = false;
  }

  async #read(): Promise<void> {
    const { signal } = (this.#readController = new AbortController());
    try {
      this.#server = await this.#provider.call(getCart, {}, { fresh: true, signal });
      this.#settle('ready');
    } catch (error) {
      // Aborted by a change: its answer will be the newer cart.
      if (!signal.aborted) this.#settleFailure(error);
    } finally {
      this.#readController = undefined;
    }
  }

  #settleFailure(error: unknown): void {
    if (isNotFound(error) || isLoginNeeded(error)) this.#server = emptyCart;
    // Nothing is known yet, and nothing comes.
    if (!this.#server && isUnanswered(error)) this.#server = this.#stored?.read();
    if (isNotFound(error)) this.#settle('ready');
    else this.#settle('error', error);
  }

  async #apply({ change, resolve, reject }: QueuedChange): Promise<void> {
    const before = this.#server;
    try {
      const skip = before && isNeedless(change, before);
      const cart = skip ? undefined : await sendChange(this.#provider, change);
      if (!skip) this.#reportMade(change, before);
      this.#finish(change, cart, new CartError());
      resolve();
    } catch (error) {
      const readBack = isUncertain(error) && !this.#isAbandoned ? await this.#readBack() : undefined;
      // What shows may not be the provider's any more.
      if (isUncertain(error) && !readBack) [this.#status, this.#error] = ['error', error];
      if (isNotFound(error)) this.#pendingLoad ??= deferred();
      const isMade = readBack && tookEffect(change, before, readBack);
      if (isMade) this.#reportMade(change, before);
      this.#finish(change, readBack, error);
      if (isMade) resolve();
      else reject(error);
    }
  }

  #reportMade(change: CartChange, before: Cart | undefined): void {
    if (this.#report) reportChange(change, before, this.#report);
  }

  /** Reads the cart after a change of unknown outcome; undefined when that fails too. */
  async #readBack(): Promise<Cart | undefined> {
    try {
      return await this.#provider.call(getCart, {}, { fresh: true });
    } catch {
      // The change's own failure is reported; the last known cart stays.
      return undefined;
    }
  }

  /** Ends a change, with the resulting cart where it is known. */
  #finish(change: CartChange, cart: Cart | undefined, error: unknown): void {
    this.#queue.finish();
    if (cart) this.#server = cart;
    if (change.kind === 'add') this.#settleLine(change, error);
    if (cart) this.#settle('ready');
    else this.#show();
  }

  /** Pending changes of an added line get its id, or are rejected when the line was not added. */
  #settleLine({ lineId, addition }: CartChange & { kind: 'add' }, error: unknown): void {
    const line = lineOf(this.#server?.items ?? [], addition);
    if (line) this.#queue.assignId(lineId, line.id);
    else this.#queue.reject(error, lineId);
  }

  #settle(status: CartState['status'], error: unknown = null): void {
    this.#status = status;
    if (status === 'ready' && this.#server && !this.#isAbandoned) this.#stored?.save(this.#server);
    this.#error = error;
    this.#show();
    if (status === 'loading') return;
    this.#pendingLoad?.resolve();
    this.#pendingLoad = undefined;
  }

  #show(): void {
    if (this.#isAbandoned) return;
    const view = optimisticCart(this.#server ?? emptyCart, this.#queue.changes());
    this.#publish({ status: this.#status, view, error: this.#error });
  }
}

function isUnanswered(error: unknown): boolean {
  return isProviderFailure(error) && (error.kind === 'network' || error.kind === 'timeout');
}
