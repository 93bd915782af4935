import type { LogEntry } from '../log/log-entry.ts';
import { releaseLog } from '../log/release-log.ts';
import { nameOf } from '../moves/fits.ts';
import { makeMove } from '../moves/make-move.ts';
import { MoveRefused, type Move, type MoveContext } from '../moves/next.ts';
import { listReleases, listVetoes } from '../release/read-releases.ts';
import { factsOf } from '../release/release.ts';
import type { Store } from '../store/store.ts';
import { UsageError, type Call, type Result, type Verb } from './command.ts';
import { resolveReference } from './references.ts';
import { shareOf } from './texts.ts';

export const canary: Verb = {
  usage: 'canary blog@b3 --share 10',
  summary:
    'Gives a version to some of the visitors. Each keeps it until the canary ends: by promote, rollback or --share 0.',
  takes: ['share', 'by', 'dry-run'],
  async run(call) {
    const [name, ...more] = call.names;
    const share = Number(call.values.share);
    if (name === undefined || more.length > 0) throw new UsageError('Name one version, for example blog@b3.');
    if (!call.values.share || !Number.isFinite(share))
      throw new UsageError('Say which percentage of the visitors gets it, for example --share 10.');
    const store = await call.openStore();
    const reference = resolveReference(name, (await listReleases(store)).releases);
    const next =
      share === 0
        ? []
        : ['For all:', `promote ${nameOf(reference)}`, 'To end it:', `rollback ${reference.app}`];
    return move(call, store, { verb: 'canary', ...reference, share }, next);
  },
};

export const promote: Verb = {
  usage: 'promote blog@b3 [host@h8 …]',
  summary:
    'Makes versions the default, in one step. A canary of the same version ends with it; others go on.',
  takes: ['by', 'dry-run'],
  async run(call) {
    if (call.names.length === 0) throw new UsageError('Name the versions, for example blog@b3.');
    const store = await call.openStore();
    const { releases } = await listReleases(store);
    const references = call.names.map((name) => resolveReference(name, releases));
    const versions = Object.fromEntries(references.map(({ app, version }) => [app, version]));
    if (Object.keys(versions).length < references.length)
      throw new UsageError('Name one version of each app.');
    const back = references.map(({ app }) => `rollback ${app}`);
    return move(call, store, { verb: 'promote', versions }, ['To go back:', ...back]);
  },
};

export const rollback: Verb = {
  usage: 'rollback blog [--again]',
  summary: 'Ends the canary of the app, or takes the app alone back to the version that it had before.',
  takes: ['again', 'by', 'dry-run'],
  async run(call) {
    const [app, ...more] = call.names;
    if (app === undefined || more.length > 0 || app.includes('@'))
      throw new UsageError('Name one app without a version, for example blog.');
    const { again = false } = call.values;
    return move(call, await call.openStore(), { verb: 'rollback', app, again }, ['What happened:', 'log']);
  },
};

/** @param next texts, and the words of commands that go on from here */
async function move(call: Call, store: Store, made: Move, next: readonly string[]): Promise<Result> {
  const { entry, notes } = await makeMove(releaseLog(store), made, () => readContext(call, store)).catch(
    (error: unknown) => explainRefusal(error, store),
  );
  const isDryRun = call.values['dry-run'] === true;
  const lines = [
    `${isDryRun ? 'Dry run, nothing was changed. ' : ''}${entry.n}: ${entry.did}`,
    ...stateLines(entry),
    ...notes,
  ];
  const hints = next.map((text) => (text.endsWith(':') ? text : `  ${call.line(text)}`));
  return { lines: isDryRun ? lines : [...lines, ...hints], data: { entry, notes, isDryRun } };
}

async function readContext({ by, environment }: Call, store: Store): Promise<MoveContext> {
  const [{ releases }, vetoes] = await Promise.all([listReleases(store), listVetoes(store)]);
  return { by, at: environment.now(), releases: releases.map(factsOf), vetoes: new Set(vetoes.keys()) };
}

/** Throws the error again, with what is wrong with records: those releases count as not published. */
async function explainRefusal(error: unknown, store: Store): Promise<never> {
  if (!(error instanceof MoveRefused)) throw error;
  const { problems } = await listReleases(store);
  throw new MoveRefused([error.message, ...problems].join('\n'), { cause: error });
}

function stateLines({ default: versions, canaries }: LogEntry): string[] {
  const names = Object.entries(versions).map(([app, version]) => nameOf({ app, version }));
  const shares = canaries.map((each) => `${nameOf(each)} for ${shareOf(each)}`);
  return [`Default: ${names.join(' ')}`, ...(shares.length > 0 ? [`Canaries: ${shares.join(', ')}`] : [])];
}
