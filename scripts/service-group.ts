import type { Service } from '../build/start-service.ts';

/** Services that are of use together only. The first that ends by itself, or a signal to this process, ends all. */
export interface ServiceGroup {
  /** Watches a service that has started; gives it back. */
  add<Started extends RunningService>(name: string, service: Started): Started;
  /** Stops all services and exits with that status. */
  end(status: number): Promise<void>;
}

type RunningService = Pick<Service, 'ended' | 'stop'>;

export function createServiceGroup(): ServiceGroup {
  const running: RunningService[] = [];
  let isEnding = false;
  const end = async (status: number) => {
    if (isEnding) return;
    isEnding = true;
    await Promise.all(running.map((service) => service.stop()));
    process.exit(status);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end(0));
  if (process.argv.includes('--exit-with-parent')) process.stdin.resume().once('end', () => void end(0));
  return {
    add(name, service) {
      running.push(service);
      void service.ended.then(() => {
        if (!isEnding) console.error(`The ${name} ended unexpectedly: everything else is stopped.`);
        return end(1);
      });
      return service;
    },
    end,
  };
}
