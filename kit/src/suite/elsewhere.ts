import { execFile } from 'node:child_process';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { pickEnvironment } from '../../../build/start-service.ts';
import { inheritedVariables } from './start-shop.ts';

/** A page rendered elsewhere. */
export interface PageElsewhere {
  readonly html: string;
  /** What was logged while it was rendered. */
  readonly problems: readonly string[];
}

/** Places whose day, language, digits and order of letters differ. */
const places: readonly Readonly<Record<'TZ' | 'LC_ALL', string>>[] = [
  { TZ: 'Pacific/Kiritimati', LC_ALL: 'de_DE.UTF-8' },
  { TZ: 'America/Los_Angeles', LC_ALL: 'ar_EG.UTF-8' },
];

const maxBuffer = 200 * 1024 * 1024;

/**
 * Renders addresses in processes of other time zones and languages, in which clock, randomness and the browser's globals are
 * taken from areas. The pages of each place are in the order of the addresses.
 * @param env settings of an edge (docs/deploying.md) whose store is a directory
 */
export function renderElsewhere(
  addresses: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<PageElsewhere[][]> {
  // In the kit it is compiled.
  const program = join(import.meta.dirname, `render-elsewhere${extname(import.meta.filename)}`);
  return Promise.all(
    places.map(async (place) => {
      const args = ['--disable-warning=ExperimentalWarning', program, ...addresses];
      const options = {
        env: { ...pickEnvironment(inheritedVariables), NODE_ENV: 'production', ...env, ...place },
        maxBuffer,
      };
      const { stdout } = await promisify(execFile)(process.execPath, args, options);
      return JSON.parse(stdout) as PageElsewhere[];
    }),
  );
}

/** The shop in a rendered document, without its own address; undefined where the page is left to the browser. */
export function shopIn(html: string, url: string): string | undefined {
  const shop = /<div id="shop" class="shop-root">([^]*)<\/div>\s*<script type="application\/json"/.exec(html);
  return shop?.[1]?.replaceAll(url, '');
}
