import { factsOf, misfits, type LogEntry, type Misfit, type PublishedRelease } from '@shop/delivery';
import type { ReleaseReader, Versions } from './load-set.ts';

interface MisfitOptions {
  readonly misfit: Misfit;
  /** Of all apps of the set. */
  readonly records: readonly PublishedRelease[];
  readonly files: Pick<ReleaseReader, 'record'>;
  readonly history: Pick<LogEntry, 'default' | 'before'>;
  /** What an edge that runs serves now. */
  readonly served: Versions | undefined;
}

/**
 * The apps of a set that do not go together, the one to try otherwise first. What is served stays. Else one goes back that then goes
 * with the other; where none does, the one that is nearer to what it is to have, since the other had to go back already.
 */
export async function toTryOtherwise(options: MisfitOptions): Promise<readonly string[]> {
  const { misfit, records, history, served } = options;
  const judged = misfit.apps.map(async (app) => {
    const version = records.find((record) => record.app === app)?.version ?? '';
    const { default: wanted, before } = history;
    const versions = [wanted[app], ...(before[app] ?? [])].filter((each) => each !== undefined);
    const stepsBack = versions.indexOf(version);
    const earlier = versions.slice(stepsBack + 1);
    const isServed = Number(version === served?.[app]);
    const isStuck = Number(!(await hasFitting(app, earlier, options)));
    return { app, order: [isServed, isStuck, stepsBack] };
  });
  return (await Promise.all(judged)).toSorted(byOrder).map(({ app }) => app);
}

interface Ordered {
  readonly order: readonly number[];
}

function byOrder({ order: one }: Ordered, { order: other }: Ordered): number {
  return one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** Whether an earlier version of an app goes with the others of a misfit. */
async function hasFitting(
  app: string,
  earlier: readonly string[],
  { misfit, records, files }: MisfitOptions,
): Promise<boolean> {
  const others = records.filter((record) => record.app !== app);
  const fits = async (version: string) => {
    // One that cannot be read is none.
    const record = await files.record(app, version).catch(() => undefined);
    if (!record) return false;
    const found = misfits([...others, record].map(factsOf));
    return !found.some(({ apps }) => misfit.apps.every((each) => apps.includes(each)));
  };
  return (await Promise.all(earlier.map(fits))).includes(true);
}
