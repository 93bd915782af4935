// Builds, publishes and moves releases: npm run release -- --help
import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { findAreas } from '../build/areas.ts';
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

/** Its hash, marked when files are changed; empty outside of a repository. */
function currentCommit(): string {
  try {
    const args = ['describe', '--always', '--dirty', '--abbrev=40', '--exclude=*'];
    return execFileSync('git', args, {
      cwd: checkout,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}

const { RELEASE_STORE, GITHUB_ACTOR, GITLAB_USER_LOGIN } = process.env;
const { exitCode, output, errors } = await runRelease(process.argv.slice(2), {
  store: RELEASE_STORE,
  openStore,
  apps,
  build,
  by: GITHUB_ACTOR || GITLAB_USER_LOGIN || userInfo().username,
  commit: currentCommit(),
  now: () => new Date(),
});
for (const line of output) console.log(line);
for (const line of errors) console.error(line);
process.exitCode = exitCode;
