/** One event of a Chromium trace, as far as tasks go. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock of the thread, which stands still while other threads have the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** The longest task on the main thread of a page, in milliseconds of the thread's own work. */
export function longestTask(events: readonly TraceEvent[]): number {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isMain = ({ pid, tid }: TraceEvent) => threads.some((main) => main.pid === pid && main.tid === tid);
  const tasks = events.filter((event) => event.tdur !== undefined && isMain(event));
  if (tasks.length === 0) throw new Error('The trace has no tasks of a page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
