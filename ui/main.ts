import { spawn } from 'node:child_process';
import { join } from 'node:path';

// Storybook reloads itself, so it is a process of its own.
const storybook = join(import.meta.dirname, 'node_modules/storybook/dist/bin/dispatcher.js');
const port = process.env['PORT'] ?? '6006';
const args = ['dev', '--config-dir', join(import.meta.dirname, '.storybook'), '--port', port, '--no-open'];
const child = spawn(process.execPath, [storybook, ...args], { stdio: 'inherit', cwd: import.meta.dirname });
child.on('exit', (code) => process.exit(code ?? 1));
process.once('SIGTERM', () => child.kill());
