import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
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

test('300 connections without a whole request are closed after some seconds, and hold up nobody [SEC-21]', async () => {
  const server = await serveApp(() => new Response('answered'), { host: '127.0.0.1', port: 0 });
  const openedAt = performance.now();
  const closed = Array.from({ length: 300 }, async (_, index) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.on('error', () => {});
    socket.resume();
    // Nothing at all, half a line, and headers without an end.
    socket.write(['', 'GET / HT', 'GET / HTTP/1.1\r\nHost: shop.example\r\nA: '][index % 3] ?? '');
    await once(socket, 'close');
    return performance.now() - openedAt;
  });
  const response = await fetch(`http://127.0.0.1:${server.port}/`);
  expect(await response.text()).toBe('answered');
  expect(Math.max(...(await Promise.all(closed)))).toBeLessThan(8000);
  await server.close(0);
}, 20_000);

test('a body that does not come is not waited for [SEC-21]', async () => {
  const server = await serveApp(async (sent) => new Response(await sent.text()), {
    host: '127.0.0.1',
    port: 0,
    requestWithinMs: 500,
  });
  const socket = connect(server.port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: shop.example\r\nContent-Length: 100\r\n\r\nhalf');
  const [answer]: unknown[] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
  socket.destroy();
  await server.close(0);
});

test('an answer that nobody reads is not kept for ever [SEC-59]', async () => {
  const given = Promise.withResolvers<void>();
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(1_000_000)),
    cancel: () => given.resolve(),
  });
  const server = await serveApp(() => new Response(body), { host: '127.0.0.1', port: 0, stillForMs: 300 });
  const socket = connect(server.port, '127.0.0.1').pause();
  socket.write('GET / HTTP/1.1\r\nHost: shop.example\r\n\r\n');
  await expect(given.promise).resolves.toBeUndefined();
  socket.destroy();
  await server.close(0);
});

// RFC 9112, 3.2: a proxy in front may have chosen, or cached, by the other one.
test('a request with two hosts is refused, and its connection closed [ATK-05]', async () => {
  const server = await serveApp(() => new Response('answered'), { host: '127.0.0.1', port: 0 });
  const socket = connect(server.port, '127.0.0.1');
  socket.write(
    'GET / HTTP/1.1\r\nHost: shop.example\r\nHost: beacon.example\r\n\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n',
  );
  const answers = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
  expect(answers).toMatch(/^HTTP\/1\.1 400 /);
  expect(answers).not.toContain('answered');
  await server.close(0);
});
