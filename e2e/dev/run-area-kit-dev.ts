// `area-kit dev` in a process of its own: the federation plugin keeps state for the whole process. Arguments: folder, options.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { checkout } from '../../scripts/build-all.ts';

interface Verb {
  run(args: readonly string[], folder: string): Promise<number>;
}

const [folder = '', ...args] = process.argv.slice(2).filter((argument) => argument !== '--exit-with-parent');
process.stdin.resume().once('end', () => process.exit(0));
// By its address: tests import no app.
const { dev } = (await import(pathToFileURL(join(checkout, 'kit/src/cli/dev.ts')).href)) as { dev: Verb };
process.exit(await dev.run(args, folder));
