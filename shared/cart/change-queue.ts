import { deferred } from '@shop/shared/contracts';
import type { CartChange } from './cart-change.ts';

export interface QueuedChange {
  readonly change: CartChange;
  /** Settles everybody who waits for this change, or for one that it made needless. */
  resolve(): void;
  reject(error: unknown): void;
}

export interface ChangeQueue {
  /** The changes under way and waiting, in order. */
  changes(): readonly CartChange[];
  push(change: CartChange): Promise<void>;
  /** The oldest waiting change; from now on it is under way and nothing replaces it. */
  start(): QueuedChange | undefined;
  /** Takes the change under way off. */
  finish(): void;
  /** An added line got its id: waiting changes of it are meant for that line. */
  rename(lineId: number, itemId: number): void;
  /** Rejects the waiting changes, all or those of one line. */
  refuse(error: unknown, lineId?: number): void;
}

/** Changes in the order of the shopper's wishes. A waiting wish gives way to a later one for the same line. */
export function createChangeQueue(): ChangeQueue {
  let underWay: QueuedChange | undefined;
  let waiting: QueuedChange[] = [];

  return {
    changes: () => [...(underWay ? [underWay] : []), ...waiting].map(({ change }) => change),
    push(change) {
      const { promise, resolve, reject } = deferred<void>();
      const replaced = waiting.filter((earlier) => replaces(change, earlier.change));
      const settled = [...replaced, { resolve, reject }];
      waiting = waiting.filter((earlier) => !replaced.includes(earlier));

      waiting.push({
        change,
        resolve: () => settled.forEach((one) => one.resolve()),
        reject: (error) => settled.forEach((one) => one.reject(error)),
      });
      return promise;
    },
    start: () => (underWay = waiting.shift()),
    finish() {
      underWay = undefined;
    },
    rename(lineId, itemId) {
      waiting = waiting.map((queued) =>
        isOfLine(queued.change, lineId) ? { ...queued, change: { ...queued.change, itemId } } : queued,
      );
    },
    refuse(error, lineId) {
      const refused = waiting.filter(({ change }) => lineId === undefined || isOfLine(change, lineId));
      waiting = waiting.filter((queued) => !refused.includes(queued));
      refused.forEach((queued) => queued.reject(error));
    },
  };
}

type LineChange = Extract<CartChange, { itemId: number }>;

function isOfLine(change: CartChange, itemId: number): boolean {
  return 'itemId' in change && change.itemId === itemId;
}

function replaces(later: CartChange, earlier: CartChange): boolean {
  if (!('itemId' in earlier)) return false;
  return (
    later.kind === 'clear' ||
    ('itemId' in later && later.itemId === earlier.itemId && supersedes(later, earlier))
  );
}

function supersedes(later: LineChange, earlier: LineChange): boolean {
  return later.kind === 'remove' || earlier.kind === 'setQuantity';
}
