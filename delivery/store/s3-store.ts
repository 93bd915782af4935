import { objectHeaders } from './object-headers.ts';
import { s3Client, type S3Answer, type S3Client, type S3Settings } from './s3-client.ts';
import { errorCode, ignoresCondition, refusal } from './s3-error.ts';
import { listedPage } from './s3-listing.ts';
import { checkKey, isKey, type Store } from './store.ts';

export interface S3StoreSettings extends S3Settings {
  /** Begins the key of every object: empty, or ends with `/`. */
  readonly prefix: string;
  /** Key that is created twice, to learn whether the server honours `If-None-Match`. */
  readonly probe: string;
  /** Keys that one answer lists at most. */
  readonly pageSize?: number;
}

/** A store in a bucket of a server that speaks S3 and honours `If-None-Match: *`. Throws `StoreError`. */
export function s3Store(settings: S3StoreSettings): Store {
  const client = s3Client(settings);
  const objectOf = (key: string): string => {
    checkKey(key);
    return settings.prefix + key;
  };
  const read = async (key: string, mostBytes?: number) => {
    const answer = await client.sendRepeatedly({ method: 'GET', object: objectOf(key), mostBytes });
    if (answer.status === 200) return answer.body;
    if (answer.status === 404 && errorCode(answer) === 'NoSuchKey') return undefined;
    throw refusal(settings, `read ${key}`, answer);
  };
  let probing: Promise<void> | undefined;
  const probeOnce = () =>
    (probing ??= probe(settings, client).catch((error: unknown) => {
      probing = undefined;
      throw error;
    }));
  return {
    read,
    async create(key, body) {
      const object = objectOf(key);
      await probeOnce();
      const answer = await client.sendRepeatedly(creation(object, body));
      if (isDone(answer)) return true;
      if (answer.status !== 412) throw refusal(settings, `create ${key}`, answer);
      // The file may be there by the earlier attempt. One with the same content is as good.
      return answer.isRepeated && isSame(await read(key), body);
    },
    list: (prefix, after = '') => listKeys(settings, client, { prefix, after }),
    async remove(key) {
      const answer = await client.send({ method: 'DELETE', object: objectOf(key) });
      if (!isDone(answer) && answer.status !== 404) throw refusal(settings, `remove ${key}`, answer);
    },
  };
}

/**
 * Throws when the server overwrites a file that it should only create. Credentials that may not create the probe tell
 * nothing: it lies in the log, so whoever may not create it cannot make a move either.
 */
async function probe(settings: S3StoreSettings, client: S3Client): Promise<void> {
  const call = creation(settings.prefix + settings.probe, new TextEncoder().encode(probeText));
  // The first one may find the file that an earlier process left.
  for (let nth = 0; nth < 2; nth++) {
    const answer = await client.sendRepeatedly(call);
    if (answer.status === 412 || errorCode(answer) === 'AccessDenied') return;
    if (answer.status === 501) throw ignoresCondition(settings, answer.status);
    if (!isDone(answer)) throw refusal(settings, `create ${settings.probe}`, answer);
  }
  throw ignoresCondition(settings, 200);
}

const probeText = 'Created twice, to learn whether the server honours If-None-Match. It may stay.\n';

function creation(object: string, body: Uint8Array) {
  const headers = { ...objectHeaders(object), 'If-None-Match': '*' };
  return { method: 'PUT', object, body, headers } as const;
}

async function listKeys(
  settings: S3StoreSettings,
  client: S3Client,
  { prefix, after }: { readonly prefix: string; readonly after: string },
): Promise<string[]> {
  const root = settings.prefix;
  const query = {
    'list-type': '2',
    prefix: root + prefix,
    ...(after && { 'start-after': root + after }),
    ...(settings.pageSize && { 'max-keys': String(settings.pageSize) }),
  };
  const keys: string[] = [];
  let token: string | undefined;
  do {
    const answer = await client.sendRepeatedly({
      method: 'GET',
      query: { ...query, ...(token && { 'continuation-token': token }) },
    });
    const page = answer.status === 200 ? listedPage(answer.body) : undefined;
    if (!page || (token && page.next === token)) throw refusal(settings, `list ${prefix || 'files'}`, answer);
    keys.push(...page.keys.map((key) => key.slice(root.length)));
    token = page.next;
  } while (token);
  // Servers differ in what they do with `start-after`, and consoles leave objects of their own, e.g. `public/`.
  return keys.filter((key) => isKey(key) && key > after).sort();
}

const isDone = ({ status }: S3Answer): boolean => status >= 200 && status < 300;

function isSame(there: Uint8Array | undefined, body: Uint8Array): boolean {
  return there !== undefined && Buffer.compare(there, body) === 0;
}
