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

const never = Number.MAX_SAFE_INTEGER;

/**
 * The apps of a set that do not go together, the one to try otherwise first. What is served stays. Else it is the one that has to go
 * back the least to go with the other; before its first release an area was not there. Of two that go back as far it is the one
 * that stays, or is nearer to what it is to have.
 */
export async function toTryOtherwise(options: MisfitOptions): Promise<readonly string[]> {
  const { misfit, records, history, served } = options;
  const judged = misfit.apps.map(async (app) => {
    const version = records.find((record) => record.app === app)?.version ?? '';
    const { default: wanted, before } = history;
    const versions = [wanted[app], ...(before[app] ?? [])].filter((each) => each !== undefined);
    const stepsBack = versions.indexOf(version);
    const fitting = await firstFitting(app, versions, stepsBack + 1, options);
    const steps = fitting ?? (app === 'host' ? never : versions.length);
    const isServed = Number(version === served?.[app]);
    return { app, order: [isServed, steps, Number(fitting === undefined), stepsBack] };
  });
  return (await Promise.all(judged)).toSorted(byOrder).map(({ app }) => app);
}

interface Ordered {
  readonly order: readonly number[];
}

function byOrder({ order: one }: Ordered, { order: other }: Ordered): number {
  return one.map((part, index) => part - (other[index] ?? 0)).find((difference) => difference !== 0) ?? 0;
}

/** The place of an app's first version from `start` on that goes with the others of a misfit. */
async function firstFitting(
  app: string,
  versions: readonly string[],
  start: number,
  { misfit, records, files }: MisfitOptions,
): Promise<number | undefined> {
  const others = records.filter((record) => record.app !== app);
  const fits = async (version: string) => {
    // One that cannot be read is none.
    const record = await files.record(app, version).catch(() => undefined);
    if (!record) return false;
    const found = misfits([...others, record].map(factsOf));
    return !found.some(({ apps }) => misfit.apps.every((each) => apps.includes(each)));
  };
  const nth = (await Promise.all(versions.slice(start).map(fits))).indexOf(true);
  return nth < 0 ? undefined : start + nth;
}
