/**
 * Runs the task alone among all tabs of the origin. Where locks are missing, or refused as in a sandboxed
 * frame, it just runs.
 */
export async function withLock<T>(
  locks: LockManager | undefined,
  name: string,
  task: () => Promise<T>,
): Promise<T> {
  let outcome: Promise<T> | undefined;
  try {
    await locks?.request(name, () => (outcome = task()));
  } catch {
    // Either the lock failed, and the task has not begun, or the task did, and its outcome says so below.
  }
  return outcome ?? task();
}
