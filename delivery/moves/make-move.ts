import type { LogEntry } from '../log/log-entry.ts';
import type { ReleaseLog } from '../log/release-log.ts';
import { appsOf, describeMove, next, type Move, type MoveContext, type NextState } from './next.ts';

/** Somebody else moved the same app meanwhile. */
export class MoveOvertaken extends Error {
  override readonly name = 'MoveOvertaken';
}

/**
 * Makes a move and logs it. When another move was logged meanwhile, it is checked and made again on that state.
 * Throws `MoveRefused`, and `MoveOvertaken` when the other one moved the same app.
 * @param readContext called after the log was read, so that it knows every release that the log names
 */
export async function makeMove(
  log: ReleaseLog,
  move: Move,
  readContext: () => MoveContext | Promise<MoveContext>,
): Promise<NextState> {
  const first = await log.newest();
  let state = first;
  for (;;) {
    const result = next(state, move, await readContext());
    if (await log.append(result.entry)) return result;
    state = await log.newest(state);
    const changed = appsOf(move).filter((app) => versionsOf(app, first) !== versionsOf(app, state));
    if (changed.length > 0)
      throw new MoveOvertaken(
        `${changed.join(', ')} was moved meanwhile by ${state?.by}: ${state?.did}. ` +
          `Not done: ${describeMove(move)}.`,
      );
  }
}

/** Default and canary of an app, to compare. */
function versionsOf(app: string, state: LogEntry | undefined): string {
  return JSON.stringify([state?.default[app], state?.canaries.find((canary) => canary.app === app)]);
}
