/** What `area-kit <name>` does. Each is one module, named in `verbs.ts`. */
export interface Verb {
  /** The words behind `area-kit`, e.g. `create <name>`. */
  readonly usage: string;
  /** What it does; the overview shows the first sentence. */
  readonly summary: string;
  /**
   * @param args behind the verb
   * @param folder in which it was called: the area's, but for `create`
   * @returns the exit code: 0 done, 1 refused or failed, 3 a build or the store failed
   */
  run(args: readonly string[], folder: string): Promise<number>;
}

/** The command was not understood, or cannot be done here. The message says why, and what would help. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Exit code where a build or the store failed. */
export const buildFailed = 3;
