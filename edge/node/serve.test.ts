import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { serveApp } from './serve.ts';

test('a server that closes answers what is in flight, takes nothing new, and keeps no connection', async () => {
  const arrived = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const server = await serveApp(
    async () => {
      arrived.resolve();
      await released.promise;
      return new Response('answered');
    },
    { host: '127.0.0.1', port: 0 },
  );
  const sent = request({ host: '127.0.0.1', port: server.port, headers: { Connection: 'keep-alive' } }).end();
  const answer = once(sent, 'response') as Promise<IncomingMessage[]>;
  await arrived.promise;
  const closed = server.close();
  await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
  released.resolve();
  const [response] = await answer;
  expect(response?.headers.connection).toBe('close');
  expect(Buffer.concat((await response?.toArray()) ?? []).toString()).toBe('answered');
  await closed;
});
