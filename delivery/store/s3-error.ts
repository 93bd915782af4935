import type { S3Answer, S3Settings } from './s3-client.ts';

type StoreErrorKind =
  /** No answer, or none from S3. */
  | 'unreachable'
  /** Credentials that are unknown, or may not do this. */
  | 'refused'
  | 'no-bucket'
  /** It ignores `If-None-Match`. */
  | 'unsafe'
  /** Another answer of S3. */
  | 'failed';

/** A release store that does not do what it was asked for. The message says where, what, and what to do. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly kind: StoreErrorKind;
  readonly status: number | undefined;

  constructor(kind: StoreErrorKind, message: string, more: { status?: number; cause?: unknown } = {}) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.status = more.status;
  }
}

type Place = Pick<S3Settings, 'bucket' | 'endpoint' | 'region'>;

export function unreachable({ bucket, endpoint }: Place, cause: unknown): StoreError {
  // Where a host has several addresses, the message of the whole is empty.
  const causes = cause instanceof AggregateError ? cause.errors : [cause];
  const reasons = causes.map((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const reason = [...new Set(reasons)].join('; ');
  return new StoreError(
    'unreachable',
    `The bucket "${bucket}" at ${endpoint} cannot be reached: ${reason}.`,
    {
      cause,
    },
  );
}

export function ignoresCondition({ bucket, endpoint }: Place, status: number): StoreError {
  return new StoreError(
    'unsafe',
    `The server of the bucket "${bucket}" at ${endpoint} does not honour If-None-Match, so that one release or move ` +
      'could overwrite another. Nothing is written there. Take a server that honours it: see docs/deploying.md.',
    { status },
  );
}

const badRegion = new Set([
  'AuthorizationHeaderMalformed',
  'PermanentRedirect',
  'IllegalLocationConstraintException',
]);
const unknownCredentials = new Set([
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
]);

/** What an answer means that is no success. @param task what was tried, e.g. `read log/00000001.json` */
export function refusal({ bucket, endpoint, region }: Place, task: string, answer: S3Answer): StoreError {
  const { status } = answer;
  const code = errorCode(answer);
  const where = `the bucket "${bucket}" at ${endpoint}`;
  const said = `It answered ${status}${code && ` ${code}`}`;
  const error = (kind: StoreErrorKind, message: string) => new StoreError(kind, message, { status });
  if (code === 'NoSuchBucket') return error('no-bucket', `There is no bucket "${bucket}" at ${endpoint}.`);
  if (badRegion.has(code) || status === 301)
    return error('failed', `The region of ${where} is not "${region}": set AWS_REGION. ${said}.`);
  if (code === 'RequestTimeTooSkewed')
    return error('refused', `The clock of this machine differs from that of ${where}. ${said}.`);
  if (unknownCredentials.has(code))
    return error('refused', `The credentials are not those of ${where}, or have expired. ${said}.`);
  if (status === 401 || status === 403)
    return error('refused', `The credentials may not ${task} in ${where}. ${said}.`);
  if (!code && status < 500)
    return error('unreachable', `What answers at ${endpoint} is no S3 server: could not ${task}. ${said}.`);
  return error('failed', `Could not ${task} in ${where}. ${said}.`);
}

/** The code that S3 gives its errors; empty for any other answer. */
export function errorCode({ body }: S3Answer): string {
  return /<Code>(\w+)<\/Code>/.exec(new TextDecoder().decode(body))?.[1] ?? '';
}
