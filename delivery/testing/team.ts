// A team in a process of its own: node team.ts <store> <directory for builds> <app> <versions, with commas between them>
import { createInterface } from 'node:readline';
import { runRelease } from '../cli/run-release.ts';
import type { Build } from '../release/built-release.ts';
import { directoryStore } from '../store/directory-store.ts';
import { writeAreaBuild } from './test-builds.ts';

const [address = '', dist = '', app = '', versions = ''] = process.argv.slice(2);
const builds = new Map<string, Build>();
for (const version of versions.split(',')) builds.set(version, writeAreaBuild(dist, app, version));
let building: Build[] = [];

const store = directoryStore(address, { isDurable: false });
/** Tells of each file before it creates it. */
const announced: typeof store = {
  ...store,
  create(key, body) {
    console.log('create');
    return store.create(key, body);
  },
};

/** Prints a line when a command does not do what it says. */
async function run(line: string): Promise<void> {
  const { exitCode, errors } = await runRelease(line.split(' '), {
    command: 'npm run release --',
    store: address,
    openStore: async () => announced,
    apps: [app],
    build: async () => building,
    by: `${app}-${process.pid}`,
    commit: '',
    now: () => new Date(),
  });
  if (exitCode !== 0) console.log(`${line}: ${errors.join(' ')}`);
}

/** Commands come as lines; `publish <version>` publishes the build of that version. */
console.log('ready');
for await (const line of createInterface({ input: process.stdin })) {
  const [, version = ''] = /^publish (\S+)$/.exec(line) ?? [];
  building = [builds.get(version)].filter((build) => build !== undefined);
  await run(version ? `publish ${app}` : line);
}
console.log('done');
