import { mostBytes, type Store } from '@shop/delivery';
import { readVerified, type StoredFiles } from '../../../edge/node/verified-files.ts';
import { createSizedLru } from '../../../edge/render/sized-lru.ts';

/** An isolate has 128 MB for everything. */
const memoryBytes = 24 * 2 ** 20;

/** Files of the store, each verified when it is read; those that are asked for most stay in memory. */
export function storedInMemory(store: Store): StoredFiles {
  const known = createSizedLru<Uint8Array<ArrayBuffer>>(Infinity, memoryBytes);
  return {
    async find(key, parse) {
      const body = await store.read(key, mostBytes.record);
      return body && parse(body);
    },
    async read(key, integrity) {
      const name = `${key} ${integrity}`;
      const cached = known.get(name);
      if (cached) return cached;
      const body = await readVerified(store, key, integrity);
      known.set(name, body, body.byteLength);
      return body;
    },
  };
}
