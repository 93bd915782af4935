// `npm run engines -- [--install] [--only TEXT] [ENGINE…]`.
import { parseArgs } from 'node:util';
import { browsers, installBrowsers } from './browsers.ts';
import { runScenarios } from './run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { install: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const names = positionals.length > 0 ? positionals : ['firefox', 'webkit'];

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const unknown = names.filter((name) => !(name in browsers));
if (unknown.length > 0)
  fail(`There is no engine "${unknown.join(', ')}", only ${Object.keys(browsers).join(', ')}.`);

if (values.install) {
  try {
    installBrowsers(names);
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}
const missing = names.filter((name) => !browsers[name]?.find());
if (missing.length > 0) {
  const packages = missing.flatMap((name) => browsers[name]?.debianPackages ?? []);
  fail(
    `Not installed: ${missing.join(', ')}. On Debian, as root: npm run engines -- --install ` +
      `(apt-get install ${packages.join(' ')}). To run one engine: npm run engines -- firefox`,
  );
}

// Browsers and servers end with this process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
const { passed, failed } = await runScenarios(names, values.only);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
