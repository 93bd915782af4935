import { createServer, type AddressInfo } from 'node:net';

/** A port of the loopback interface that was free a moment ago; rejects if `wanted` is given and in use. */
export function freePort(wanted = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
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
