import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { packKit } from '../../kit/pack/pack.ts';
import { checkout } from '../../scripts/build-all.ts';

/** A team's folder outside of the checkout, with the kit installed and nothing else. */
export interface OutsideArea {
  readonly folder: string;
  /** Runs `area-kit`; returns what it printed. Fails the test where the command fails. */
  kit(...args: readonly string[]): Promise<string>;
  /** Runs another tool that came with the kit. */
  run(module: string, ...args: readonly string[]): Promise<string>;
  edit(file: string, change: (text: string) => string): void;
  remove(): void;
}

/**
 * Packs the kit, and unpacks it where installing would put it. What would be installed with it is linked: the packages that the
 * kit names as its dependencies, one by one.
 */
export async function openOutsideFolder(): Promise<OutsideArea> {
  const root = mkdtempSync(join(tmpdir(), 'shop-team-'));
  const folder = join(root, 'team');
  const kit = join(folder, 'node_modules/@shop/area-kit');
  mkdirSync(kit, { recursive: true });
  const { tarball } = await packKit(join(root, 'kit'));
  execFileSync('tar', ['-xzf', tarball, '-C', kit, '--strip-components=1']);
  const { bin, dependencies } = JSON.parse(readFileSync(join(kit, 'package.json'), 'utf8')) as {
    bin: Readonly<Record<string, string>>;
    dependencies: Readonly<Record<string, string>>;
  };
  for (const name of Object.keys(dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(checkout, 'node_modules', name), link, 'junction');
  }
  const run: OutsideArea['run'] = (module, ...args) =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        [join(folder, module), ...args],
        { cwd: folder },
        (error, stdout, stderr) => {
          expect(error, `${module} ${args.join(' ')}\n${stdout}${stderr}`).toBeNull();
          resolve(stdout);
        },
      );
    });
  return {
    folder,
    run,
    kit: (...args) => run(join('node_modules/@shop/area-kit', bin['area-kit'] ?? ''), ...args),
    edit(file, change) {
      const path = join(folder, file);
      writeFileSync(path, change(readFileSync(path, 'utf8')));
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
