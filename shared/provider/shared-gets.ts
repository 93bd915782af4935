import { createLru } from '../contracts/index.ts';
import { abortable } from './abortable.ts';

const memorySize = 60;

interface Flight {
  readonly answer: Promise<unknown>;
  readonly controller: AbortController;
  waiters: number;
}

interface GetOptions {
  readonly signal?: AbortSignal | undefined;
  readonly fresh: boolean;
  readonly remember: boolean;
}

export interface SharedGets {
  /** The answer remembered or under way for the key, else what `start` brings. */
  get(key: string, start: (signal: AbortSignal) => Promise<unknown>, options: GetOptions): Promise<unknown>;
  /** From now on nothing joins the GETs under way, and they are not remembered; `answers` forgets those, too. */
  outdate(answers: boolean): void;
  /** Drops the remembered answer of one key. */
  forget(key: string): void;
}

/** Shares GETs in flight and remembers their answers for `memory` milliseconds. One caller's abort never stops the others. */
export function createSharedGets(now: () => number, memory: number): SharedGets {
  const flights = new Map<string, Flight>();
  const remembered = createLru<string, { answer: unknown; until: number }>(memorySize);

  function takeOff(key: string, start: (signal: AbortSignal) => Promise<unknown>, remember: boolean): Flight {
    const controller = new AbortController();
    const flight: Flight = { answer: start(controller.signal), controller, waiters: 0 };
    flights.set(key, flight);
    const land = (): boolean => flights.get(key) === flight && flights.delete(key);
    const landWith = (answer: unknown): void => {
      if (land() && remember) remembered.set(key, { answer, until: now() + memory });
    };
    void flight.answer.then(landWith, land);
    return flight;
  }

  async function join(key: string, flight: Flight, signal: AbortSignal | undefined): Promise<unknown> {
    flight.waiters++;
    try {
      return await abortable(flight.answer, signal);
    } finally {
      flight.waiters--;
      if (signal?.aborted && flight.waiters === 0) {
        if (flights.get(key) === flight) flights.delete(key);
        flight.controller.abort();
      }
    }
  }

  return {
    async get(key, start, { signal, fresh, remember }) {
      signal?.throwIfAborted();
      const known = remembered.get(key);
      if (known && !fresh && known.until > now()) return known.answer;
      return join(key, flights.get(key) ?? takeOff(key, start, remember), signal);
    },
    outdate(answers) {
      flights.clear();
      if (answers) remembered.clear();
    },
    forget: (key) => remembered.delete(key),
  };
}
