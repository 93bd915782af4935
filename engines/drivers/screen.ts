import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Screen {
  /** What `DISPLAY` is to be. */
  readonly display: string;
  stop(): Promise<void>;
}

/** A screen that nobody sees. It ends with this process, and whatever stands on it ends with it. */
export async function startScreen(): Promise<Screen> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const child = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] });
  const end = () => child.kill();
  process.once('exit', end);
  const ended = once(child, 'exit');
  const number = await Promise.race([
    once(child.stdio[3] as NodeJS.ReadableStream, 'data').then(([data]) => String(data).trim()),
    ended.then(() => {
      throw new Error('Xvfb has ended before it gave a screen.');
    }),
  ]);
  return {
    display: `:${number}`,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}
