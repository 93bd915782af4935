// `area-kit` in an area's folder, until the process that started this one ends. Arguments: module of the command, folder, words.
import { pathToFileURL } from 'node:url';

interface Command {
  runKit(args: readonly string[], folder: string): Promise<number>;
}

const [module = '', folder = '', ...words] = process.argv.slice(2);
process.stdin.resume().once('end', () => process.exit(0));
// By its address: it may be the checkout's or that of a kit that was packed.
const { runKit } = (await import(pathToFileURL(module).href)) as Command;
const args = words.filter((word) => word !== '--exit-with-parent');
process.exit(await runKit(args, folder));
