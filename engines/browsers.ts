import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from '../shared/testing/chromium.ts';

interface Browser {
  /** File in drivers/. */
  readonly driver: string;
  /** Its executable; undefined when it, or what driving it needs, is not installed. */
  find(): string | undefined;
  readonly debianPackages: readonly string[];
}

/** Chromium is a reference: a scenario that fails there as well is not the engine's. */
export const browsers: Readonly<Record<string, Browser>> = {
  firefox: {
    driver: 'puppeteer.ts',
    find: () => findProgram('firefox-esr') ?? findProgram('firefox'),
    debianPackages: ['firefox-esr'],
  },
  webkit: {
    driver: 'webkit.ts',
    find: () =>
      findProgram('WebKitWebDriver') && findProgram('Xvfb')
        ? globSync('/usr/lib{,/*,64}/webkit{,2}gtk-*/MiniBrowser').find((path) => existsSync(path))
        : undefined,
    debianPackages: ['webkit2gtk-driver', 'xvfb'],
  },
  chromium: { driver: 'puppeteer.ts', find: chromiumPath, debianPackages: ['chromium'] },
};

/** Where a program stands on `PATH`. */
export function findProgram(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Installs by apt-get the packages of those browsers that are missing. Throws when that cannot be done here. */
export function installBrowsers(names: readonly string[]): void {
  const packages = names.flatMap((name) => {
    const browser = browsers[name];
    return !browser || browser.find() ? [] : browser.debianPackages;
  });
  if (packages.length === 0) return;
  if (!findProgram('apt-get') || process.getuid?.() !== 0)
    throw new Error(
      `Only Debian's apt-get can install browsers here, as root: apt-get install ${packages.join(' ')}`,
    );
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

function aptGet(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('apt-get', args, { stdio: 'inherit', env });
  if (status !== 0) throw new Error(`apt-get ${args.join(' ')} failed, see above.`);
}
