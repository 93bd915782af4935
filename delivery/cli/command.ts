import { parseArgs } from 'node:util';
import type { Build } from '../release/built-release.ts';
import type { Store } from '../store/store.ts';

/** What the command needs of the checkout that it runs in. */
export interface ReleaseEnvironment {
  /** The words in front of a verb, e.g. `npm run release --`. */
  readonly command: string;
  /** Address of the store where no option names one. */
  readonly store?: string | undefined;
  openStore(address: string): Promise<Store>;
  /** What can be built. */
  readonly apps: readonly string[];
  build(apps: readonly string[]): Promise<readonly Build[]>;
  /** Who runs it. */
  readonly by: string;
  /** Commit of the checkout; empty when unknown. */
  readonly commit: string;
  now(): Date;
}

const options = {
  store: { type: 'string' },
  by: { type: 'string' },
  commit: { type: 'string' },
  dir: { type: 'string', multiple: true },
  share: { type: 'string' },
  again: { type: 'boolean' },
  last: { type: 'string' },
  yes: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

type OptionName = keyof typeof options;

const optionTexts: Readonly<Record<OptionName, string>> = {
  store: '--store <address>   a directory or s3://<bucket>/<prefix>; RELEASE_STORE unless given',
  by: '--by <name>         who does it; by default the user of the forge or of this machine',
  commit: '--commit <name>     commit of the sources; by default that of the checkout',
  dir: '--dir <directory>   publishes a build that is there: its storefront, widget and vendor directory',
  share: '--share <percent>   how many visitors get it, in steps of 0.01; 0 ends the canary',
  again: '--again             a further rollback within ten minutes is meant',
  last: '--last <count>      how many entries; 20 unless given',
  yes: '--yes               removes it; without, it is only said',
  'dry-run': '--dry-run           says what would be done, and changes nothing',
  json: '--json              one JSON document on standard output',
  help: '--help              this text',
};

/** The command was not understood. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface Call {
  readonly names: readonly string[];
  readonly values: ReturnType<typeof parse>['values'];
  readonly environment: ReleaseEnvironment;
  readonly by: string;
  /** Opens the store; one that stays as it is in a dry run. Throws `UsageError` without an address. */
  openStore(): Promise<Store>;
  /** A command line that goes on from here. */
  line(words: string): string;
}

export interface Result {
  readonly lines: readonly string[];
  /** The same for `--json`. */
  readonly data: unknown;
}

export interface Verb {
  /** The words behind the command. */
  readonly usage: string;
  readonly summary: string;
  /** What it takes beside `--store`, `--json` and `--help`. */
  readonly takes: readonly OptionName[];
  run(call: Call): Promise<Result>;
}

/** Options that every verb takes. */
const common: readonly OptionName[] = ['store', 'json', 'help'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** Throws `UsageError`. @param args behind the verb */
export function parseCall(
  name: string,
  verb: Verb,
  args: readonly string[],
  environment: ReleaseEnvironment,
): Call {
  const { values, positionals: names } = parse(args);
  const taken: readonly string[] = [...common, ...verb.takes];
  const refused = Object.keys(values).find((option) => !taken.includes(option));
  if (refused !== undefined) throw new UsageError(`${name} takes no --${refused}.`);
  return {
    names,
    values,
    environment,
    by: values.by ?? environment.by,
    openStore: async () => {
      const store = await openStore(values.store ?? environment.store, environment);
      return values['dry-run'] ? readOnly(store) : store;
    },
    line: (words) => `${environment.command} ${words}${values.store ? ` --store ${values.store}` : ''}`,
  };
}

async function openStore(address: string | undefined, environment: ReleaseEnvironment): Promise<Store> {
  if (!address) throw new UsageError('Where is the store? Set RELEASE_STORE, or say --store <address>.');
  try {
    return await environment.openStore(address);
  } catch (cause) {
    throw new UsageError(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

export function helpOf({ usage, summary, takes }: Verb, command: string): string[] {
  const lines = [...takes, ...common].map((option) => `  ${optionTexts[option]}`);
  return [`${command} ${usage}`, '', summary, '', ...lines];
}

/** A store that answers as if it took what is created and removed, and stays as it is. */
function readOnly(store: Store): Store {
  return {
    ...store,
    create: async (key) => (await store.read(key)) === undefined,
    remove: async () => {},
  };
}
