import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyTemplateFile, filesBelow } from '../../kit/src/template/template-files.ts';
import { checkout } from '../../scripts/build-all.ts';
import { startService, type Service } from '../../build/start-service.ts';

/** An area in a folder of its own, which a test may edit. */
export interface AreaFolder {
  readonly root: string;
  /** Replaces the first occurrence of a text in a file; throws when it is not there. */
  edit(file: string, text: string, replacement: string): void;
  remove(): void;
}

/** An area made from the template, in the checkout's own names. */
export function createArea(name: string): AreaFolder {
  return areaFolder((parent) => {
    const template = join(checkout, 'templates/area');
    const root = join(parent, name);
    const names = { area: name, page: 'overview', path: `/${name}` };
    for (const file of filesBelow(template)) copyTemplateFile(join(template, file), join(root, file), names);
    return root;
  });
}

/** A copy of one of the checkout's areas. */
export function copyArea(name: string): AreaFolder {
  return areaFolder((parent) => {
    const source = join(checkout, 'remotes', name);
    const isSource = (path: string) => !path.slice(source.length).includes('node_modules');
    cpSync(source, join(parent, name), { recursive: true, filter: isSource });
    return join(parent, name);
  });
}

/** In the checkout, where packages are found above it. */
function areaFolder(fill: (parent: string) => string): AreaFolder {
  mkdirSync(join(checkout, '.cache'), { recursive: true });
  const parent = mkdtempSync(join(checkout, '.cache', 'area-'));
  const root = fill(parent);
  return {
    root,
    edit(file, text, replacement) {
      const source = readFileSync(join(root, file), 'utf8');
      if (!source.includes(text)) throw new Error(`${file} has no ${text}`);
      // In one step, as editors do: a file that is being written is empty for a moment, and may be read then.
      const whole = join(parent, 'edited');
      writeFileSync(
        whole,
        source.replace(text, () => replacement),
      );
      renameSync(whole, join(root, file));
    },
    remove: () => rmSync(parent, { recursive: true, force: true }),
  };
}

/**
 * `area-kit dev` in a folder, in a process of its own.
 * @param command module of the command: the checkout's unless given
 * @param env further variables
 */
export function serveArea(
  folder: string,
  shop: string,
  command = join(checkout, 'kit/src/cli/run-kit.ts'),
  env: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const run = join(import.meta.dirname, 'run-area-kit.ts');
  return startService({
    name: 'area-kit dev',
    command: [run, command, folder, 'dev', '--against', shop, '--port', '0'],
    ready: /^ready (\S+)/,
    env,
  });
}
