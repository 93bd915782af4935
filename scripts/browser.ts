import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';
import { chromiumArguments, chromiumPath, chromiumPaths } from '../shared/testing/chromium.ts';

/** A browser that was started once. */
export interface TestBrowser {
  readonly path: string;
  /** For people: `Chromium 150.0.7871.100 (headless shell, /usr/bin/chromium-headless-shell)`. */
  readonly name: string;
}

/**
 * The browser for the tests: the first that starts. Where there is none it is installed: Playwright's, else the
 * system's package manager's. Ends the process with a message where that does not help, or `CHROMIUM_PATH` leads nowhere.
 */
export async function ensureBrowser(): Promise<TestBrowser> {
  for (const install of [
    noInstall,
    installPlaywrights,
    installSystems('-headless-shell'),
    installSystems(''),
  ]) {
    install();
    for (const path of candidates()) {
      const browser = await startOnce(path);
      if (browser) return browser;
    }
    if (process.env['CHROMIUM_PATH']) fail('The browser of CHROMIUM_PATH does not start, see above.');
  }
  return fail(
    'No browser for the tests. Install Chromium (for example: apt-get install chromium) or Chrome, ' +
      'or set CHROMIUM_PATH to the executable of one.',
  );
}

/** All browsers of this machine that start, the one of `npm test` first. */
export async function ensureBrowsers(): Promise<TestBrowser[]> {
  const first = await ensureBrowser();
  const others = orFail(chromiumPaths).filter((path) => path !== first.path);
  const started = await Promise.all(others.map(startOnce));
  return [first, ...started.filter((browser) => browser !== undefined)];
}

function candidates(): string[] {
  if (!process.env['CHROMIUM_PATH']) return orFail(chromiumPaths);
  const path = orFail(chromiumPath);
  return path ? [path] : [];
}

async function startOnce(path: string): Promise<TestBrowser | undefined> {
  try {
    const browser = await chromium.launch({ executablePath: path, args: chromiumArguments });
    const version = browser.version();
    await browser.close();
    return { path, name: browserName(path, version) };
  } catch (error) {
    console.error(`${path} does not start: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

export function browserName(path: string, version: string): string {
  const file = path.toLowerCase();
  const isShell = /headless[-_]shell/.test(file);
  const product = /edge/.test(file)
    ? 'Edge'
    : /google.chrome(?! for testing)/.test(file)
      ? 'Chrome'
      : 'Chromium';
  return `${product} ${version} (${isShell ? 'headless shell' : 'whole browser'}, ${path})`;
}

function noInstall(): void {}

function installPlaywrights(): void {
  run('npx', ['playwright', 'install', 'chromium']);
}

/** Installs Debian's package; does nothing on other systems and without root's rights. */
function installSystems(kind: '' | '-headless-shell'): () => void {
  return () => {
    if (process.platform !== 'linux' || process.getuid?.() !== 0) return;
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', `chromium${kind}`]);
  };
}

function run(command: string, args: readonly string[]): void {
  console.log(`Looking for a browser: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000, shell: process.platform === 'win32' });
}

function orFail<T>(find: () => T): T {
  try {
    return find();
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
