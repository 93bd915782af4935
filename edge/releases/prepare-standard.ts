import type { LogEntry } from '@shop/delivery';
import { setKey, type Versions } from './load-set.ts';
import { prepareAnyway, type PreparedSet, type PrepareOptions } from './prepare-set.ts';
import type { Refusals } from './refusals.ts';
import type { SetPool } from './set-pool.ts';

interface StandardOptions {
  readonly options: PrepareOptions;
  readonly pool: SetPool;
  readonly refusals: Refusals;
  readonly entry: LogEntry;
  readonly current: PreparedSet | undefined;
  readonly tryingMs: number;
  now(): number;
}

/** The log's default; where a release of it cannot be used, the newest earlier one of that app that can. */
export async function prepareStandard({
  options,
  pool,
  refusals,
  entry: { default: wanted, before, rolledBack },
  current,
  tryingMs,
  now,
}: StandardOptions): Promise<PreparedSet | undefined> {
  const start = now();
  const refused = new Set<string>();
  const isRolledBack = (app: string) => Object.hasOwn(rolledBack, app);
  const choose = (app: string, version: string) => {
    // What an app was rolled back from is no way out.
    const served = isRolledBack(app) ? undefined : current?.versions[app];
    // Of many that each take long, the first may be tried again before the last: moves of other apps are followed with what is served.
    const first = refused.has(app) && now() - start >= tryingMs / 2 ? served : version;
    return [first, version, ...(before[app] ?? []), served].find(
      (each) => each !== undefined && !refusals.has(app, each),
    );
  };
  const isInTime = () => now() - start < tryingMs;
  // One release may take all of the time: an edge that runs tries once more, without those that it has refused meanwhile.
  for (let more = current ? 1 : 0; isInTime() || more > 0;) {
    if (!isInTime()) more -= 1;
    const chosen = Object.entries(wanted).map(([app, version]) => [app, choose(app, version)] as const);
    if (chosen.some(([, version]) => version === undefined)) break;
    const versions = Object.fromEntries(chosen) as Versions;
    try {
      return await pool.prepare(versions, { before, rolledBack }, current);
    } catch (error) {
      refused.add(refusals.add(error, versions));
    }
  }
  // Neither what an app was rolled back to nor anything before it can be rendered.
  const isLeft = Object.entries(wanted).some(
    ([app, version]) => isRolledBack(app) && version !== current?.versions[app] && !choose(app, version),
  );
  // One that was prepared so may hold what keeps every other from being prepared: moves of other apps are followed all the same.
  if (current && ((current.isWhole && !isLeft) || setKey(current.versions) === setKey(wanted)))
    return current;
  try {
    // A shop that browsers render is better than none, and than what was rolled back.
    return await prepareAnyway(options, wanted, before, () => now() - start >= 2 * tryingMs);
  } catch (error) {
    refusals.add(error, wanted);
    return current;
  }
}
