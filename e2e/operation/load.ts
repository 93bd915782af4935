import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

interface LoadRequest {
  /** By which answers are counted and timed apart. */
  readonly kind: string;
  /** `[n]` in it is another number each time. */
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOptions {
  readonly url: string;
  /** Sent in turn. */
  readonly requests: readonly LoadRequest[];
  /** Requests a second. */
  readonly rate: number;
}

export interface Outcome {
  readonly kind: string;
  /** 0 where there was no whole answer. */
  readonly status: number;
  readonly ms: number;
  readonly failure?: string;
}

/** Of requests that are sent from now on. */
export type LoadPhase = 'quiet' | 'attacked';

export type LoadMessage = LoadPhase | 'stop';

export interface LoadReport {
  readonly outcomes: readonly Outcome[];
  readonly mostInFlight: number;
}

export interface LoadSummary {
  readonly sent: number;
  readonly mostInFlight: number;
  /** Answers by status; 0 are those that got none, or broke off. */
  readonly statuses: Readonly<Record<number, number>>;
  /** What was lost: no whole answer, or one of 429, or of 500 and above. */
  readonly lost: readonly string[];
  /** Milliseconds by kind, or by kind and phase: `page, quiet`. */
  readonly times: Readonly<Record<string, { readonly p50: number; readonly p99: number }>>;
}

export interface Load {
  enter(phase: LoadPhase): void;
  /** Sends no more; resolves when all is answered. */
  stop(): Promise<LoadSummary>;
}

/** Sends requests at a fixed rate from a process of its own. */
export async function startLoad(options: LoadOptions): Promise<Load> {
  const child = fork(join(import.meta.dirname, 'send-load.ts'), [JSON.stringify(options)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  await once(child, 'message');
  return {
    enter: (phase) => void child.send(phase satisfies LoadMessage),
    async stop() {
      const reported = once(child, 'message');
      child.send('stop' satisfies LoadMessage);
      const [report]: unknown[] = await reported;
      return summaryOf(report as LoadReport);
    },
  };
}

function summaryOf({ outcomes, mostInFlight }: LoadReport): LoadSummary {
  const statuses: Record<number, number> = {};
  for (const { status } of outcomes) statuses[status] = (statuses[status] ?? 0) + 1;
  const lost = outcomes.flatMap(({ status, kind, failure }) =>
    status >= 500 || status === 429 ? [`${kind}: ${status}`] : status === 0 ? [failure ?? kind] : [],
  );
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))];
  const times = kinds.map((kind) => {
    const sorted = outcomes
      .filter((one) => one.kind === kind)
      .map(({ ms }) => ms)
      .toSorted((one, other) => one - other);
    const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? 0);
    return [kind, { p50: at(0.5), p99: at(0.99) }] as const;
  });
  return { sent: outcomes.length, mostInFlight, statuses, lost, times: Object.fromEntries(times) };
}
