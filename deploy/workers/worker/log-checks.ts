import type { LogFollower } from '../../../edge/releases/follow-log.ts';

/** Milliseconds. */
const times = {
  /** After it the log is read again, beside a request. */
  fresh: 2000,
  /** After it a request waits for the log to be read: nobody has come for a while. */
  usable: 10_000,
  /** So long it waits where there is something to serve. */
  wait: 1000,
  /** A check that takes longer went down with the request that made it. */
  lost: 30_000,
};

interface LogChecksOptions {
  readonly follower: Pick<LogFollower, 'served' | 'check'>;
  /** Lets work go on after the answer. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface LogChecks {
  /** Resolves when what is served is recent enough for a request. */
  untilRecent(): Promise<void>;
  /** Whether a check never came to an end: nothing can be followed any more. */
  isLost(): boolean;
}

/** Reads the log of releases by requests alone, since an isolate does nothing between them. */
export function createLogChecks({
  follower,
  afterAnswer,
  now = () => Date.now(),
}: LogChecksOptions): LogChecks {
  let checkedAt = -Infinity;
  let running: { readonly since: number; readonly check: Promise<void> } | undefined;

  function check(): Promise<void> {
    if (running) return running.check;
    const since = now();
    const started = follower.check().finally(() => {
      checkedAt = since;
      running = undefined;
    });
    running = { since, check: started };
    afterAnswer(started);
    return started;
  }

  return {
    async untilRecent() {
      const age = now() - checkedAt;
      if (follower.served() === undefined) return check();
      if (age < times.fresh) return;
      const checked = check();
      if (age >= times.usable) await Promise.race([checked, after(times.wait)]);
    },
    isLost: () => running !== undefined && now() - running.since > times.lost,
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
