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

export function createCallQueue({ callsPerEndpoint, calls, waitMs }: QueueLimits): CallQueue {
  const running = new Map<string, number>();
  const waiting = new Set<Waiting>();
  let total = 0;
  let lastWaitedAt = 0;
  const isRoom = (endpoint: string) => total < calls && (running.get(endpoint) ?? 0) < callsPerEndpoint;
  const count = (endpoint: string, step: 1 | -1) => {
    total += step;
    const left = (running.get(endpoint) ?? 0) + step;
    if (left > 0) running.set(endpoint, left);
    else running.delete(endpoint);
  };

  /** The first whose endpoint has room, so that one slow endpoint holds up nothing else. */
  function startNext(): void {
    for (const next of waiting) {
      if (total >= calls) return;
      if (isRoom(next.endpoint)) next.start();
    }
  }

  function turn(endpoint: string, signal: AbortSignal | undefined): Promise<void> {
    if (isRoom(endpoint)) {
      count(endpoint, 1);
      return Promise.resolve();
    }
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
      const entry: Waiting = {
        endpoint,
        start() {
          leave();
          count(endpoint, 1);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        leave();
        reject(new Crowded(`a call of ${endpoint} was not sent: too many are under way`));
      }, waitMs);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(entry);
    });
  }

  return {
    async run(endpoint, call, signal) {
      signal?.throwIfAborted();
      await turn(endpoint, signal);
      try {
        return await call();
      } finally {
        count(endpoint, -1);
        startNext();
      }
    },
    get lengths() {
      return { running: total, waiting: waiting.size };
    },
    get lastWaitedAt() {
      return lastWaitedAt;
    },
  };
}
