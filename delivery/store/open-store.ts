import { resolve } from 'node:path';
import { probeKey } from '../log/release-log.ts';
import { directoryStore } from './directory-store.ts';
import { isKey, type Store } from './store.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Opens the release store at an address: the path of a directory, or `s3://<bucket>/<prefix>` with endpoint, region and
 * credentials from the environment. Nothing is read or written yet. Throws when the address or the environment is no use.
 */
export async function openStore(address: string, env: Environment = process.env): Promise<Store> {
  const scheme = /^([a-z][\w+.-]+):\/\//i.exec(address)?.[1];
  if (scheme === undefined) return directoryStore(resolve(address));
  const s3 = /^s3:\/\/([a-z\d][a-z\d.-]+[a-z\d])(?:\/(.*?)\/?)?$/.exec(address);
  const [, bucket = '', prefix = ''] = s3 ?? [];
  if (!s3 || (prefix && !isKey(prefix)))
    throw new TypeError(`"${address}" is no release store: give a directory or s3://<bucket>/<prefix>.`);
  const { s3Store } = await import('./s3-store.ts');
  return s3Store({
    bucket,
    prefix: prefix && `${prefix}/`,
    probe: probeKey,
    timeout: 10_000,
    pauses: [200, 800],
    ...serverOf(env, address),
    ...credentialsOf(env, address),
  });
}

function serverOf(env: Environment, address: string) {
  const endpoint = env['AWS_ENDPOINT_URL_S3'] || env['AWS_ENDPOINT_URL'];
  const region = env['AWS_REGION'] || env['AWS_DEFAULT_REGION'];
  if (endpoint && !/^https?:\/\//.test(endpoint))
    throw new TypeError(`AWS_ENDPOINT_URL_S3 must begin with https:// or http://, "${endpoint}" does not.`);
  // Other servers than Amazon's have one region, whatever it is called.
  if (endpoint) return { endpoint: endpoint.replace(/\/+$/, ''), region: region || 'us-east-1' };
  if (!region)
    throw new TypeError(
      `${address} needs AWS_REGION, or AWS_ENDPOINT_URL_S3 for another server than Amazon's.`,
    );
  return { endpoint: `https://s3.${region}.amazonaws.com`, region };
}

function credentialsOf(env: Environment, address: string) {
  const accessKeyId = env['AWS_ACCESS_KEY_ID'];
  const secretAccessKey = env['AWS_SECRET_ACCESS_KEY'];
  const sessionToken = env['AWS_SESSION_TOKEN'];
  if (!accessKeyId || !secretAccessKey)
    throw new TypeError(`${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}
