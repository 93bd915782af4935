import { onStoredChange } from './stored-session.ts';
import { tagOf } from './tag-of.ts';

export interface Guarded {
  /** Undefined where the browser has none. */
  readonly locks: LockManager | undefined;
  readonly name: string;
  /** What this tab sees of the stored values that the lock guards, as one text. */
  read(): string;
  /** Receives `storage` events: the window. */
  readonly events: EventTarget;
}

/** For how long others are told that values were replaced. A page that holds a lock is not kept for Back. */
const tellMs = 5_000;

/** The longest wait for values that are said to be replaced: the browser may have cleared its storage. */
const patienceMs = 2_000;

/**
 * Runs the task in one tab of the origin at a time, each of which sees what the one before it has stored: browsers may hand a lock
 * on before they show that to the next tab. Where locks are missing or forbidden, as in a sandboxed frame, it just runs.
 */
export async function withLock<T>(guarded: Guarded, task: () => Promise<T>): Promise<T> {
  const { locks, name, read } = guarded;
  let outcome: Promise<T> | undefined;
  try {
    await locks?.request(name, async () => {
      await seeReplaced(guarded, locks);
      const before = read();
      outcome = task();
      await outcome.catch(() => {});
      if (read() !== before) await tellReplaced(locks, nameOf(guarded, before));
    });
  } catch {
    // The lock failed: where the task has not begun it runs without.
  }
  return outcome ?? task();
}

/** Waits while what this tab sees was replaced by another. Locks are the same for all tabs at every moment; a storage is not. */
async function seeReplaced(guarded: Guarded, locks: LockManager): Promise<void> {
  const { read, events } = guarded;
  const isReplaced = async () => {
    const replaced = nameOf(guarded, read());
    const { held = [] } = await locks.query();
    return held.some(({ name }) => name === replaced);
  };
  if (!(await isReplaced())) return;
  await new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      ignore();
      resolve();
    };
    const look = () => void isReplaced().then((isStill) => isStill || end(), end);
    const ignore = onStoredChange(events, look);
    const timer = setTimeout(end, patienceMs);
    // What has come since the first look is told by no event.
    look();
  });
}

/** Resolves as soon as other tabs can know. */
function tellReplaced(locks: LockManager, name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const hold = () => {
      resolve();
      return new Promise((end) => setTimeout(end, tellMs));
    };
    locks.request(name, { mode: 'shared' }, hold).catch(reject);
  });
}

/** The lock that says of stored values that they were replaced. */
const nameOf = ({ name }: Guarded, values: string) => `${name}/replaced/${tagOf(values)}`;
