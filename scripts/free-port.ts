import { createServer, type AddressInfo } from 'node:net';

/** A port of the loopback interface that was free a moment ago; rejects when it has to be `wanted`, and that is taken. */
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
