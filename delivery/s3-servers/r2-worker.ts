// The part of S3 that the release store uses, over the bindings of R2 buckets, whose puts can be conditional.
import { createHash, createHmac } from 'node:crypto';

interface StoredObject {
  readonly key: string;
  readonly body: ReadableStream;
  writeHttpMetadata(headers: Headers): void;
}

interface Bucket {
  get(key: string): Promise<StoredObject | null>;
  /** Null when the condition is not met. */
  put(key: string, body: ArrayBuffer, options: { onlyIf?: Headers; httpMetadata: Headers }): Promise<unknown>;
  delete(key: string): Promise<void>;
  list(options: Record<string, string | number>): Promise<{
    objects: readonly StoredObject[];
    truncated: boolean;
    cursor?: string;
  }>;
}

interface Environment {
  readonly BUCKETS: readonly string[];
  /** The bucket whose puts overwrite whatever is there, as on servers that ignore conditions. */
  readonly OVERWRITING: string;
  readonly SECRET: string;
  readonly [bucket: string]: unknown;
}

/** The worker's `fetch`. */
export async function answerRequest(request: Request, env: Environment): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const [, name = '', ...names] = pathname.split('/').map(decodeURIComponent);
  const key = names.join('/');
  const body = await request.arrayBuffer();
  if (!isSigned(request, body, env.SECRET)) return refuse(403, 'SignatureDoesNotMatch');
  if (!env.BUCKETS.includes(name)) return refuse(404, 'NoSuchBucket');
  const bucket = env[name] as Bucket;
  if (!key) return list(bucket, searchParams);
  if (request.method === 'DELETE') {
    await bucket.delete(key);
    return new Response(null, { status: 204 });
  }
  if (request.method === 'PUT') {
    const onlyIf = name !== env.OVERWRITING && { onlyIf: request.headers };
    const written = await bucket.put(key, body, { ...onlyIf, httpMetadata: request.headers });
    return written ? new Response(null) : refuse(412, 'PreconditionFailed');
  }
  const object = await bucket.get(key);
  if (!object) return refuse(404, 'NoSuchKey');
  const headers = new Headers();
  object.writeHttpMetadata(headers);
  // What was stored with a Content-Encoding is compressed already.
  const encoded = { headers, encodeBody: 'manual' };
  return new Response(object.body, encoded);
}

async function list(bucket: Bucket, query: URLSearchParams): Promise<Response> {
  const startAfter = query.get('start-after');
  const cursor = query.get('continuation-token');
  const page = await bucket.list({
    prefix: query.get('prefix') ?? '',
    limit: Number(query.get('max-keys') ?? 1000),
    ...(startAfter !== null && { startAfter }),
    ...(cursor !== null && { cursor }),
  });
  const parts = [
    `<IsTruncated>${page.truncated}</IsTruncated>`,
    ...page.objects.map(({ key }) => `<Contents><Key>${escape(key)}</Key></Contents>`),
    page.truncated ? `<NextContinuationToken>${escape(page.cursor ?? '')}</NextContinuationToken>` : '',
  ];
  return xml(200, `<ListBucketResult>${parts.join('')}</ListBucketResult>`);
}

/** Whether a request has the signature that AWS Signature Version 4 asks for, and the body that it signs. */
function isSigned(request: Request, body: ArrayBuffer, secret: string): boolean {
  const { pathname, searchParams } = new URL(request.url);
  const field = (name: string) =>
    new RegExp(`${name}=([^,]+)`).exec(request.headers.get('Authorization') ?? '')?.[1] ?? '';
  const names = field('SignedHeaders');
  const scope = field('Credential').split('/').slice(1);
  const bodyHash = createHash('sha256').update(new Uint8Array(body)).digest('hex');
  if (request.headers.get('x-amz-content-sha256') !== bodyHash) return false;
  const query = [...searchParams].map((pair) => pair.map(encode).join('='));
  const canonical = [
    request.method,
    pathname
      .split('/')
      .map((name) => encode(decodeURIComponent(name)))
      .join('/'),
    query.sort().join('&'),
    ...names.split(';').map((name) => `${name}:${request.headers.get(name)}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', request.headers.get('x-amz-date'), scope.join('/'), hash].join('\n');
  const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${secret}`);
  return hmac(key, text).toString('hex') === field('Signature');
}

const encode = (text: string): string =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const xml = (status: number, text: string) =>
  new Response(text, { status, headers: { 'Content-Type': 'application/xml' } });
const refuse = (status: number, code: string) => xml(status, `<Error><Code>${code}</Code></Error>`);
