import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { ExcessiveProvider } from './excessive-provider.ts';

interface Attacked {
  readonly url: string;
  readonly provider: ExcessiveProvider;
  /** Aborted when it is enough. */
  readonly signal: AbortSignal;
}

type Attack = (attacked: Attacked) => Promise<unknown>;

let made = 0;

/** Status of an answer that has been read to its end; 0 without one. */
function ask(url: string, path: string, host?: string): Promise<number> {
  return new Promise((resolve) => {
    const asked = request(url + path, { headers: { ...(host && { Host: host }) } }, (answer) => {
      answer.resume().once('close', () => resolve(answer.statusCode ?? 0));
    });
    asked.once('error', () => resolve(0)).end();
  });
}

/** Asks again and again, so many at a time. */
async function again(signal: AbortSignal, atOnce: number, one: () => Promise<unknown>): Promise<void> {
  while (!signal.aborted) await Promise.all(Array.from({ length: atOnce }, one));
}

/** Asks once for so many at a time, and waits for the end. */
async function once(signal: AbortSignal, atOnce: number, one: () => Promise<unknown>): Promise<void> {
  await Promise.all(Array.from({ length: atOnce }, one));
  if (!signal.aborted) await aborted(signal);
}

const aborted = (signal: AbortSignal) =>
  new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));

/** Opens connections, and others in place of those that the edge closes; writes to each twice a second. */
async function hold(
  { url, signal }: Attacked,
  count: number,
  write: (socket: Socket) => void,
): Promise<void> {
  const port = Number(new URL(url).port);
  const open = new Set<Socket>();
  const fill = () => {
    while (open.size < count) {
      const socket = connect(port, '127.0.0.1');
      open.add(socket);
      socket.on('error', () => {}).once('close', () => open.delete(socket));
    }
    for (const socket of open) write(socket);
  };
  fill();
  const timer = setInterval(fill, 500);
  await aborted(signal);
  clearInterval(timer);
  for (const socket of open) socket.destroy();
}

/** What is done to an edge while others visit it. */
export const attacks: Readonly<Record<string, Attack>> = {
  '60 made-up slugs at once': ({ url, signal }) =>
    once(signal, 60, () => ask(url, `/products/made-up-${(made += 1)}`)),
  'an answer of 4 GB': ({ url, signal }) => again(signal, 1, () => ask(url, '/products/bomb')),
  '5,000 rows': ({ url, signal }) => again(signal, 1, () => ask(url, '/products?search=rows')),
  '200,000 <': ({ url, signal }) => again(signal, 1, () => ask(url, '/blog/markup')),
  'a page that hangs': async ({ url, signal, provider }) => {
    provider.hang(true);
    await again(signal, 4, () => ask(url, '/faq'));
    provider.hang(false);
  },
  'searches that fill the cache': ({ url, signal }) =>
    again(signal, 2, () => ask(url, `/products?search=${(made += 1)}${'a'.repeat(80)}`)),
  'pages that fill the cache': ({ url, signal }) =>
    again(signal, 2, () => ask(url, `/products?page=${(made += 1)}`)),
  'hosts that fill the cache': ({ url, signal }) =>
    again(signal, 2, () => ask(url, '/products', `shop-${(made += 1)}.example`)),
  '2,000 connections': (attacked) => hold(attacked, 2000, () => {}),
  '300 slow requests': (attacked) =>
    hold(attacked, 300, (socket) =>
      socket.write(socket.bytesWritten === 0 ? 'GET / HTTP/1.1\r\nX-A: ' : 'a'),
    ),
};
