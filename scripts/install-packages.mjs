// Plain JavaScript: it runs before anything is installed, on any Node from 20.19.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Whether node_modules holds what the lockfile asks for, by npm's own record of what it installed. */
function isInstalled(folder) {
  const wanted = readJson(join(folder, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(folder, 'node_modules/.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return present[path] ? present[path].version === version : Boolean(optional || peer);
  });
}

/**
 * Installs what a folder's lockfile asks for, unless it is there; ends the process where that fails.
 * @param {string} folder
 * @returns {Promise<void>}
 */
export async function installPackages(folder) {
  if (isInstalled(folder)) return;
  await withLock(join(folder, '.cache/locks/install'), () => {
    if (isInstalled(folder)) return;
    console.log('Installing dependencies…');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(
      npm,
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: folder,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    if (status !== 0) {
      console.error('npm ci failed, see above. Nothing was started.');
      process.exit(status ?? 1);
    }
  });
}
