import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port of the loopback interface that was free a moment ago; rejects if `wanted` is given and in use. It is one that no system
 * gives to outgoing connections, one of which took the port of a server that was about to start again.
 */
export async function freePort(wanted = 0): Promise<number> {
  if (wanted !== 0) return tryPort(wanted);
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryPort(randomInt(20_000, 32_000));
    } catch (error) {
      // In use, as some are on a busy machine.
      if (tries === 100) throw error;
    }
  }
}

function tryPort(port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(port)));
  });
}

/** The port in `PORT`, or `fallback`; 0 takes any free one. Ends the process with a message if it cannot be used. */
export async function shopPort(command: string, fallback: number): Promise<number> {
  const text = process.env['PORT'] || String(fallback);
  const wanted = Number(text);
  if (!/^\d+$/.test(text) || wanted > 65_535) {
    console.error(`PORT must be a number from 0 to 65535, not "${text}".`);
    process.exit(1);
  }
  try {
    return await freePort(wanted);
  } catch (error) {
    console.error(portProblem(command, wanted, error));
    process.exit(1);
  }
}

function portProblem(command: string, port: number, error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const problem = code === 'EADDRINUSE' ? 'is in use' : `cannot be used (${String(error)})`;
  return `Port ${port} ${problem}. Stop the program that uses it, or choose another port: PORT=0 ${command} takes any free one.`;
}
