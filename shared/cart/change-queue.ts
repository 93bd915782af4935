import { deferred } from '@shop/shared/contracts';
import type { RecordId } from '@shop/shared/contracts/provider';
import type { CartChange } from './cart-change.ts';

export interface QueuedChange {
  readonly change: CartChange;
  /** Settles the promises of this change and of those that it superseded. */
  resolve(): void;
  reject(error: unknown): void;
}

export interface ChangeQueue {
  /** The change in flight and the pending ones, in order. */
  changes(): readonly CartChange[];
  push(change: CartChange): Promise<void>;
  /** Takes the oldest pending change; from now on it is in flight and cannot be superseded. */
  start(): QueuedChange | undefined;
  /** Takes all pending changes but those of lines that have no id yet. */
  takeSendable(): readonly QueuedChange[];
  /** Ends the change in flight. */
  finish(): void;
  /** An added line got its id: pending changes of it are for that line. */
  assignId(lineId: number, itemId: RecordId): void;
  /** Rejects the pending changes, all or those of one line. */
  reject(error: unknown, lineId?: number): void;
}

/** Pending cart changes, in order. A change that is not sent yet is superseded by a later one to the same line. */
export function createChangeQueue(): ChangeQueue {
  let inFlight: QueuedChange | undefined;
  let pending: QueuedChange[] = [];

  return {
    changes: () => [...(inFlight ? [inFlight] : []), ...pending].map(({ change }) => change),
    push(change) {
      const { promise, resolve, reject } = deferred<void>();
      const superseded = pending.filter((earlier) => supersedes(change, earlier.change));
      const settled = [...superseded, { resolve, reject }];
      pending = pending.filter((earlier) => !superseded.includes(earlier));

      pending.push({
        change,
        resolve: () => settled.forEach((one) => one.resolve()),
        reject: (error) => settled.forEach((one) => one.reject(error)),
      });
      return promise;
    },
    start: () => (inFlight = pending.shift()),
    takeSendable() {
      const taken = pending.filter(({ change }) => !('itemId' in change && isTemporary(change.itemId)));
      pending = pending.filter((queued) => !taken.includes(queued));
      return taken;
    },
    finish() {
      inFlight = undefined;
    },
    assignId(lineId, itemId) {
      pending = pending.map((queued) =>
        isOfLine(queued.change, lineId) ? { ...queued, change: { ...queued.change, itemId } } : queued,
      );
    },
    reject(error, lineId) {
      const rejected = pending.filter(({ change }) => lineId === undefined || isOfLine(change, lineId));
      pending = pending.filter((queued) => !rejected.includes(queued));
      rejected.forEach((queued) => queued.reject(error));
    },
  };
}

function isOfLine(change: CartChange, itemId: RecordId): boolean {
  return 'itemId' in change && change.itemId === itemId;
}

/** Lines that are being added have ids below 0. */
function isTemporary(itemId: unknown): boolean {
  return typeof itemId === 'number' && itemId < 0;
}

/** Whether an earlier pending change need not be sent because of a later one. */
function supersedes(later: CartChange, earlier: CartChange): boolean {
  if (!('itemId' in earlier)) return false;
  if (later.kind === 'clear') return true;
  if (!('itemId' in later) || later.itemId !== earlier.itemId) return false;
  return later.kind === 'remove' || earlier.kind === 'setQuantity';
}
