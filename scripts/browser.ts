import { spawnSync } from 'node:child_process';
import { chromiumPath } from '../shared/testing/chromium.ts';

/** Finds a browser for the tests, or installs one: Playwright's, else the system's package manager's. */
export function ensureBrowser(): string {
  const path =
    chromiumPath() ?? installed('npx', ['playwright', 'install', 'chromium']) ?? installedBySystem();
  if (path) return path;
  console.error(
    'No browser for the tests. Install Chromium (for example: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the executable of one.',
  );
  process.exit(1);
}

function installedBySystem(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined;
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  const install = (name: string) => installed('apt-get', ['install', '-y', '-qq', name]);
  return install('chromium-headless-shell') ?? install('chromium');
}

function installed(command: string, args: string[]): string | undefined {
  console.log(`Looking for a browser: ${command} ${args.join(' ')}`);
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 });
  return chromiumPath();
}
