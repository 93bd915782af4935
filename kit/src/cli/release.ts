import { openStore } from '../../../delivery/index.ts';
import { originOf } from '../../../delivery/cli/origin.ts';
import { runRelease } from '../../../delivery/cli/run-release.ts';
import { commandModule, readAreaIn } from './area-folder.ts';
import type { Verb } from './verb.ts';

export const publish: Verb = {
  usage: 'publish',
  summary:
    'Builds the area in this folder and puts it into the store (--store or RELEASE_STORE). Nobody is served it by that.',
  async run(args, folder) {
    const { name } = await readAreaIn(folder);
    const hasBuild = args.some((arg) => arg.startsWith('--dir'));
    return runMove(['publish', ...(hasBuild ? [] : [name]), ...args], folder);
  },
};

export const release: Verb = {
  usage: 'release <move>',
  summary:
    'Serves visitors what is published, or takes it back: canary, promote, rollback, log, list, prune.',
  run: runMove,
};

/** Runs what `npm run release` runs in the checkout. */
async function runMove(args: readonly string[], folder: string): Promise<number> {
  const { name } = await readAreaIn(folder);
  const { exitCode, output, errors } = await runRelease(args, {
    // As it is called where it is installed with the area.
    command: 'npx area-kit release',
    store: process.env['RELEASE_STORE'],
    openStore,
    apps: [name],
    async build() {
      const { buildLocalArea } = await import('../build/build-local.ts');
      return [await buildLocalArea(folder, commandModule)];
    },
    ...originOf(folder),
    now: () => new Date(),
  });
  for (const line of output) console.log(line);
  for (const line of errors) console.error(line);
  return exitCode;
}
