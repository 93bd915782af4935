import { parseArgs } from 'node:util';
import { commandModule, readAreaIn } from './area-folder.ts';
import { buildFailed, type Verb } from './verb.ts';

export const build: Verb = {
  usage: 'build',
  summary:
    'Builds what changed of the area in this folder, and prints the directories, which are below dist/.',
  async run(args, folder) {
    // How each output gets a process of its own.
    const { values } = parseArgs({ args: [...args], options: { output: { type: 'string' } } });
    await readAreaIn(folder);
    const { buildLocalArea, buildLocalOutput } = await import('../build/build-local.ts');
    if (values.output !== undefined) {
      try {
        await buildLocalOutput(folder, values.output);
      } catch (error) {
        // Where in which bundler it was found says nothing to who wrote the area.
        console.error(error instanceof Error ? error.message : error);
        return buildFailed;
      }
      return 0;
    }
    const built = await buildLocalArea(folder, commandModule);
    for (const directory of Object.values(built)) if (directory !== undefined) console.log(directory);
    return 0;
  },
};
