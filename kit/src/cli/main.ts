#!/usr/bin/env node
// The command of the kit: area-kit --help
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isKnown = major > 22 || (major === 22 && minor >= 15);
if (isKnown) {
  // What it imports would not load in an older Node.
  const { runKit } = await import('./run-kit.ts');
  process.exitCode = await runKit(process.argv.slice(2), process.cwd());
} else {
  console.error(`area-kit needs Node 22.15 or newer; this is ${process.version}.`);
  process.exitCode = 2;
}
