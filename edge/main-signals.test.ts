import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createFixtureStore } from './testing/release-store.ts';
import { raw, setUpEdge } from './testing/started-edge.ts';

const { startEdge } = setUpEdge();

test.each(['SIGTERM', 'SIGINT'] as const)('stops on %s, with a request half sent', async (signal) => {
  const { edge, shop } = await startEdge();
  const half = connect(Number(new URL(shop).port), '127.0.0.1');
  half.on('error', () => {});
  half.write('GET / HTTP/1.1\r\n');
  await raw(shop, '/');
  edge.kill(signal);
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
  half.destroy();
});

test('on SIGTERM it is not ready any more, answers what is in flight, and ends [DEP-23]', async () => {
  const { edge, shop, admin } = await startEdge({ ADMIN_PORT: '0', DRAIN_MS: '300' });
  const ready = await raw(admin, '/ready');
  expect(ready.status).toBe(200);
  expect(JSON.parse(ready.body.toString())).toMatchObject({
    entry: 1,
    serving: { blog: 'b1' },
    problems: [],
  });
  expect((await raw(admin, '/live')).status).toBe(200);
  const half = connect(Number(new URL(shop).port), '127.0.0.1');
  half.write('GET /robots.txt HTTP/1.1\r\nHost: shop.example\r\n');
  edge.kill('SIGTERM');
  await expect.poll(async () => (await raw(admin, '/ready')).status, { interval: 10 }).toBe(503);
  half.write('\r\n');
  const [answer]: unknown[] = await once(half, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK[^]*User-agent/);
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
  half.destroy();
});

test('on SIGHUP it reads the log again, and goes on', async () => {
  const own = await createFixtureStore();
  const { edge, admin } = await startEdge({ RELEASE_STORE: own.root, ADMIN_PORT: '0' });
  const entry = async () => {
    const { body } = await raw(admin, '/ready');
    return (JSON.parse(body.toString()) as { entry: number }).entry;
  };
  expect(await entry()).toBe(1);
  await own.log({ default: { host: 'h1', catalog: 'c1', blog: 'b1' } });
  edge.kill('SIGHUP');
  await expect.poll(entry).toBe(2);
  expect(edge.exitCode ?? edge.signalCode).toBeNull();
  own.remove();
});

test('a signal opens no debugger, which would run anything in its process [SEC-27]', async () => {
  const { edge, errors, shop } = await startEdge();
  edge.kill('SIGUSR1');
  expect((await raw(shop, '/products')).status).toBe(200);
  edge.kill('SIGTERM');
  await once(edge, 'close');
  expect(errors).toEqual([]);
});

test('stops when its parent process ends, with --exit-with-parent', async () => {
  const { edge } = await startEdge({}, ['--exit-with-parent']);
  edge.stdin?.end();
  const [code]: unknown[] = await once(edge, 'exit');
  expect(code).toBe(0);
});
