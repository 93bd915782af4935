import type { Store } from '@shop/delivery';
import type { Bucket } from '../cloudflare.ts';

/** A release store as an R2 bucket has it, with few keys on a page of a list. */
export function storeBucket(store: Store): Bucket {
  return {
    async get(key) {
      const body = await store.read(key);
      return body ? { size: body.byteLength, arrayBuffer: async () => body.buffer.slice(0) } : null;
    },
    async put(key, body, { onlyIf }) {
      if (onlyIf.get('If-None-Match') !== '*') throw new Error('It would overwrite a file.');
      return (await store.create(key, body)) ? { key } : null;
    },
    delete: (key) => store.remove(key),
    async list({ prefix, startAfter, cursor }) {
      const keys = (await store.list(prefix, cursor ?? startAfter)).slice(0, 4);
      const last = keys.at(-1);
      const isLast = keys.length < 4;
      return {
        objects: keys.slice(0, 3).map((key) => ({ key })),
        truncated: !isLast,
        ...(!isLast && last !== undefined && { cursor: keys[2] ?? last }),
      };
    },
  };
}
