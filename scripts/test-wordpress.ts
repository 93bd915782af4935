// Installs the plugin in Debian's WordPress, with a database and a web server of its own, and has Chromium read, order, write and
// set there. Option: --only WORD, a part of a spec's name.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { idsOfTitle, listedIds, wordpressId } from './behaviour.ts';
import { ensureBrowser } from './browser.ts';
import { checkout } from './build-all.ts';
import { runWholeSpecs } from './run-whole-specs.ts';
import { readPlaywrightResults } from './test-results.ts';

const packages =
  'wordpress wordpress-theme-twentytwentythree wordpress-theme-twentytwentyone php-cli php-mysql php-xml mariadb-server';

const files = [
  '/usr/share/wordpress/wp-settings.php',
  '/usr/share/wordpress/wp-content/themes/twentytwentythree',
  '/usr/share/wordpress/wp-content/themes/twentytwentyone',
  '/usr/sbin/mariadbd',
];

function hasPhp(): boolean {
  try {
    return execFileSync('php', ['-m'], { encoding: 'utf8' }).includes('mysqli');
  } catch {
    return false;
  }
}

/** Ends the process with what to install, where something is not there. */
function demandPackages(): void {
  const missing = [...files.filter((path) => !existsSync(path)), ...(hasPhp() ? [] : ['php with mysqli'])];
  if (missing.length === 0) return;
  console.error(
    `Not found: ${missing.join(', ')}. On Debian 12, as root:\n\n  apt-get install --no-install-recommends ${packages}\n`,
  );
  process.exit(1);
}

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
demandPackages();
const report = join(checkout, '.cache/test-results/wordpress.json');
const isPassed = runWholeSpecs({
  name: 'playwright-wordpress',
  files: [`e2e/wordpress/whole/${values.only}`],
  browser: (await ensureBrowser()).path,
  workers: '1',
  env: { WHOLE_WORDPRESS: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
});
const proved = new Set(readPlaywrightResults(report).passedTitles.flatMap(idsOfTitle));
const listed = listedIds(readFileSync(join(checkout, 'docs/behaviour.md'), 'utf8'));
const unproved = values.only ? [] : listed.filter((id) => wordpressId.test(id) && !proved.has(id));
for (const id of unproved) console.error(`${id} is proved by no passing test`);
process.exit(isPassed && unproved.length === 0 ? 0 : 1);
