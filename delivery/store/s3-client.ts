import { createHash } from 'node:crypto';
import { Agent as HttpAgent, request as requestHttp, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { tooLarge, UnreadableFile } from './parse-json.ts';
import { StoreError, unreachable } from './s3-error.ts';

export interface S3Settings {
  /** Root of the server, e.g. `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
  /** Milliseconds that one attempt may take. */
  readonly timeout: number;
  /** Milliseconds before the second attempt, the third and so on. */
  readonly pauses: readonly number[];
}

export interface S3Call {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Key in the bucket; absent when the bucket itself is called. */
  readonly object?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array;
  /** Of the answer; one that is longer is an `UnreadableFile`. */
  readonly mostBytes?: number | undefined;
}

export interface S3Answer {
  readonly status: number;
  readonly body: Uint8Array<ArrayBuffer>;
}

export interface RepeatedAnswer extends S3Answer {
  /** An earlier attempt may have been carried out, too. */
  readonly isRepeated: boolean;
}

export interface S3Client {
  /** Throws a `StoreError` when no answer comes. */
  send(call: S3Call): Promise<S3Answer>;
  /** Sends the call again while it is not known whether it was carried out. */
  sendRepeatedly(call: S3Call): Promise<RepeatedAnswer>;
}

/** As many calls as run at once; others wait, and their time has not begun. */
const connections = { keepAlive: true, maxSockets: 32 };

/**
 * Signed calls to one bucket. They do without `fetch`, which decompresses whatever was stored with a `Content-Encoding`:
 * the hashes of a release are those of the stored bytes.
 */
export function s3Client(settings: S3Settings): S3Client {
  const { endpoint, timeout, pauses } = settings;
  const agent = endpoint.startsWith('https:') ? new HttpsAgent(connections) : new HttpAgent(connections);
  const send = async (call: S3Call): Promise<S3Answer> => {
    const signed = await sign(settings, call);
    return exchange(signed, call, { agent, timeout }).catch((error: unknown) => {
      throw error instanceof UnreadableFile ? error : unreachable(settings, error);
    });
  };
  return {
    send,
    async sendRepeatedly(call) {
      for (const [nth, pause] of pauses.entries()) {
        const answer = await unlessUnreachable(send(call));
        if (answer && !isUnclear(answer)) return { ...answer, isRepeated: nth > 0 };
        // At random, so that those who failed together do not come back together.
        await wait(pause * (0.5 + Math.random()));
      }
      return { ...(await send(call)), isRepeated: pauses.length > 0 };
    },
  };
}

function sign(settings: S3Settings, { method, object, query, headers, body = new Uint8Array() }: S3Call) {
  const url = new URL(settings.endpoint);
  const path = [settings.bucket, ...(object?.split('/') ?? [])].map(encodeURIComponent).join('/');
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value);
  const { region, accessKeyId, secretAccessKey, sessionToken } = settings;
  return new AwsV4Signer({
    url: url.href,
    method,
    headers: { ...headers, 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
    service: 's3',
    region,
    accessKeyId,
    secretAccessKey,
    ...(sessionToken && { sessionToken }),
  }).sign();
}

type SignedCall = Awaited<ReturnType<typeof sign>>;

function exchange(
  { method, url, headers }: SignedCall,
  { body, object = '', mostBytes = Infinity }: S3Call,
  { agent, timeout }: { readonly agent: HttpAgent; readonly timeout: number },
): Promise<S3Answer> {
  const requestUrl = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const request = requestUrl(url, { method, headers: Object.fromEntries(headers), agent }, (response) => {
      const status = response.statusCode ?? 0;
      readWithin(response, object, mostBytes).then((body) => resolve({ status, body }), reject);
    });
    request.on('error', reject);
    request.once('socket', () => {
      const timer = setTimeout(() => {
        reject(new Error(`no answer within ${timeout} ms`));
        request.destroy();
      }, timeout);
      request.once('close', () => clearTimeout(timer));
    });
    request.end(body);
  });
}

async function readWithin(response: IncomingMessage, name: string, mostBytes: number) {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop ends the transfer.
  for await (const chunk of response as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > mostBytes) throw tooLarge(name, mostBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function unlessUnreachable(sending: Promise<S3Answer>): Promise<S3Answer | undefined> {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof StoreError) return undefined;
    throw error;
  }
}

/** Whether the answer leaves open if the call was carried out, or asks to send it again. */
function isUnclear({ status }: S3Answer): boolean {
  return [408, 409, 429].includes(status) || (status >= 500 && status !== 501);
}
