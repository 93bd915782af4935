import { Crowded } from './provider-limits.ts';

/** Lets so many calls go at the same time; the others wait for their turn, in order. */
export interface CallQueue {
  /**
   * Runs a call of an endpoint when there is room for it. Rejects with `Crowded` when there was none in time, and with the
   * signal's reason when nobody waits for it any more.
   */
  run<Result>(endpoint: string, call: () => Promise<Result>, signal?: AbortSignal): Promise<Result>;
  /** Calls under way, and calls that wait. */
  readonly lengths: { readonly running: number; readonly waiting: number };
  /** When a call last had to wait, in milliseconds of `performance.now()`; 0 when none has. */
  readonly lastWaitedAt: number;
}

interface QueueLimits {
  readonly callsPerEndpoint: number;
  readonly calls: number;
  readonly waitMs: number;
}

interface Waiting {
  readonly endpoint: string;
  start(): void;
}

export function createCallQueue(limits: QueueLimits): CallQueue {
  const room = createRoom(limits);
  const waiting = new Set<Waiting>();
  let lastWaitedAt = 0;

  /** The first whose endpoint has room, so that one slow endpoint holds up nothing else. */
  function startNext(): void {
    for (const next of waiting) if (room.isFor(next.endpoint)) next.start();
  }

  function waitForTurn(endpoint: string, signal: AbortSignal | undefined): Promise<void> {
    lastWaitedAt = performance.now();
    return new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(entry);
        clearTimeout(timer);
        signal?.removeEventListener('abort', giveUp);
        lastWaitedAt = performance.now();
      };
      const giveUp = () => {
        leave();
        reject(signal?.reason as Error);
      };
      const start = () => {
        leave();
        room.take(endpoint);
        resolve();
      };
      const entry: Waiting = { endpoint, start };
      const timer = setTimeout(() => {
        leave();
        reject(new Crowded(`a call of ${endpoint} was not sent: too many are under way`));
      }, limits.waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(entry);
    });
  }

  return {
    async run(endpoint, call, signal) {
      signal?.throwIfAborted();
      if (room.isFor(endpoint)) room.take(endpoint);
      else await waitForTurn(endpoint, signal);
      try {
        return await call();
      } finally {
        room.leave(endpoint);
        startNext();
      }
    },
    get lengths() {
      return { running: room.taken, waiting: waiting.size };
    },
    get lastWaitedAt() {
      return lastWaitedAt;
    },
  };
}

/** Counts the calls under way. */
function createRoom({ callsPerEndpoint, calls }: QueueLimits) {
  const running = new Map<string, number>();
  let taken = 0;
  const count = (endpoint: string, step: 1 | -1) => {
    taken += step;
    const left = (running.get(endpoint) ?? 0) + step;
    if (left > 0) running.set(endpoint, left);
    else running.delete(endpoint);
  };
  return {
    isFor: (endpoint: string) => taken < calls && (running.get(endpoint) ?? 0) < callsPerEndpoint,
    take: (endpoint: string) => count(endpoint, 1),
    leave: (endpoint: string) => count(endpoint, -1),
    get taken() {
      return taken;
    },
  };
}
