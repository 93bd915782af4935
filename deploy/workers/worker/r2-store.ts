import { objectHeaders, tooLarge, type Store } from '@shop/delivery';
import type { Bucket } from './cloudflare.ts';

/** A release store in an R2 bucket, by its binding: what `s3Store` is to the same bucket from elsewhere. */
export function r2Store(bucket: Bucket): Store {
  return {
    async read(key, mostBytes = Infinity) {
      const object = await bucket.get(key);
      if (object && object.size > mostBytes) throw tooLarge(key, mostBytes);
      return object ? new Uint8Array(await object.arrayBuffer()) : undefined;
    },
    async create(key, body) {
      const written = await bucket.put(key, body, {
        onlyIf: new Headers({ 'If-None-Match': '*' }),
        httpMetadata: new Headers(objectHeaders(key)),
      });
      return written !== null;
    },
    async list(prefix, after) {
      const keys: string[] = [];
      const start = after === undefined ? {} : { startAfter: after };
      for (let next: { cursor?: string } | undefined = {}; next;) {
        const page = await bucket.list({ prefix, ...start, ...next });
        keys.push(...page.objects.map(({ key }) => key));
        next = page.truncated && page.cursor !== undefined ? { cursor: page.cursor } : undefined;
      }
      return keys;
    },
    remove: (key) => bucket.delete(key),
  };
}
