import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

export interface RawAnswer {
  /** 0 where the connection was closed without one. */
  readonly status: number;
  /** By name in small letters; several of one name are joined by a line break. */
  readonly headers: Readonly<Record<string, string>>;
  /** As it was sent, with the marks of its chunks. */
  readonly body: string;
  /** How many answers came over the connection. */
  readonly count: number;
}

const limitMs = 10_000;

/** Opens a connection to an edge; what breaks it is what its reader sees. */
export async function openConnection(url: string): Promise<Socket> {
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Sends exactly these characters, each one byte, and reads until the edge has closed the connection. */
export async function sendRaw(url: string, request: string): Promise<RawAnswer> {
  const socket = await openConnection(url);
  socket.setTimeout(limitMs, () => socket.destroy(new Error('no end')));
  socket.setEncoding('latin1');
  socket.write(request, 'latin1');
  return readAnswers(await text(socket).catch(() => ''));
}

/** A request with the lines given, after which the connection is closed. */
export function request(line: string, headers: readonly string[] = [], host = 'localhost'): string {
  return [line, `Host: ${host}`, ...headers, 'Connection: close', '', ''].join('\r\n');
}

function readAnswers(stream: string): RawAnswer {
  const [head = '', ...rest] = stream.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers: Record<string, string> = {};
  for (const header of lines) {
    const at = header.indexOf(':');
    const name = header.slice(0, at).toLowerCase();
    headers[name] = [headers[name], header.slice(at + 1).trim()].filter(Boolean).join('\n');
  }
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? 0),
    headers,
    body: rest.join('\r\n\r\n'),
    count: stream.match(/(?:^|\r\n|[^\w])HTTP\/1\.1 \d{3} /g)?.length ?? 0,
  };
}
