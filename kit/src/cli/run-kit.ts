import { BuildFailed } from '../../../build/build-in-place.ts';
import { buildFailed, UsageError, type Verb } from './verb.ts';

/** Runs `area-kit` with its arguments in a folder; resolves to the exit code, 2 where it was not understood. */
export async function runKit(args: readonly string[], folder: string): Promise<number> {
  const [name, ...rest] = args;
  if (name === undefined || name === '--help' || name === 'help') {
    console.log((await overview()).join('\n'));
    return 0;
  }
  const load = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!load) {
    console.error(`There is no "${name}". There are ${Object.keys(verbs).join(', ')}; --help says more.`);
    return 2;
  }
  const verb = await load();
  // The moves have help of their own.
  if (rest[0] === '--help' && name !== 'release') {
    console.log(`area-kit ${verb.usage}\n\n${verb.summary}`);
    return 0;
  }
  try {
    return await verb.run(rest, folder);
  } catch (error) {
    if (error instanceof BuildFailed) {
      console.error(error.message);
      return buildFailed;
    }
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\narea-kit ${verb.usage}    (--help says more)`);
    return 2;
  }
}

async function overview(): Promise<string[]> {
  const known = await Promise.all(Object.values(verbs).map((load) => load()));
  const width = Math.max(...known.map(({ usage }) => usage.length));
  return [
    'area-kit <verb>',
    '',
    ...known.map(
      ({ usage, summary }) =>
        `  ${usage.padEnd(width)}  ${summary.split('\n')[0]?.replace(/(?<=\.) .*/, '')}`,
    ),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 not understood, 3 a build or the store failed.',
  ];
}

/** By name; loaded when they are called, since builds and tests load much. */
const verbs: Readonly<Record<string, () => Promise<Verb>>> = {
  create: async () => (await import('./create.ts')).create,
  dev: async () => (await import('./dev.ts')).dev,
  build: async () => (await import('./build.ts')).build,
  publish: async () => (await import('./release.ts')).publish,
  release: async () => (await import('./release.ts')).release,
  test: async () => (await import('./test.ts')).test,
};
