// Builds, publishes and moves releases: npm run release -- --help
import { join } from 'node:path';
import { findAreas } from '../build/areas.ts';
import { originOf } from '../delivery/cli/origin.ts';
import { runRelease } from '../delivery/cli/run-release.ts';
import { openStore } from '../delivery/store/open-store.ts';
import { buildAll, checkout } from './build-all.ts';

const apps = ['host', ...findAreas(checkout)];

async function build(names: readonly string[]) {
  const targets = names.flatMap((name) =>
    name === 'host' ? [name] : [name, `embed/${name}`, 'embed/vendor'],
  );
  const built = await buildAll(targets);
  const directoryOf = (target: string) => {
    const directory = built[target];
    return directory === undefined ? undefined : join(checkout, directory);
  };
  return names.map((name) => ({
    directory: directoryOf(name) ?? '',
    ...(name !== 'host' && { embed: directoryOf(`embed/${name}`), vendor: directoryOf('embed/vendor') }),
  }));
}

const { exitCode, output, errors } = await runRelease(process.argv.slice(2), {
  command: 'npm run release --',
  store: process.env['RELEASE_STORE'],
  openStore,
  apps,
  build,
  ...originOf(checkout),
  now: () => new Date(),
});
for (const line of output) console.log(line);
for (const line of errors) console.error(line);
process.exitCode = exitCode;
