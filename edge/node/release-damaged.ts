import { UnreadableFile } from '@shop/delivery';

/** A published release lacks a file, or one of its files is not what its record says. */
export class ReleaseDamaged extends Error {
  override readonly name = 'ReleaseDamaged';
}

/** Throws a `ReleaseDamaged` for what cannot be read. */
export async function orDamaged<Output>(read: () => Promise<Output>): Promise<Output> {
  try {
    return await read();
  } catch (cause) {
    if (!(cause instanceof UnreadableFile)) throw cause;
    throw new ReleaseDamaged(cause.message, { cause });
  }
}

/** What is damaged is not looked at again for so long, in milliseconds. */
const damagedMs = 60_000;

/**
 * Reads, and throws the `ReleaseDamaged` of the last reading of that name while it is new: nothing else is kept of what is damaged,
 * and its reading, again with each request, would hold the edge up.
 */
export function createDamageMemory(
  now: () => number,
): <Output>(name: string, read: () => Promise<Output>) => Promise<Output> {
  const known = new Map<string, { readonly damage: ReleaseDamaged; readonly at: number }>();
  return async (name, read) => {
    const last = known.get(name);
    if (last && now() - last.at < damagedMs) throw last.damage;
    try {
      return await read();
    } catch (error) {
      if (error instanceof ReleaseDamaged) known.set(name, { damage: error, at: now() });
      throw error;
    }
  };
}
