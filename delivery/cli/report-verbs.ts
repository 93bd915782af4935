import type { LogEntry } from '../log/log-entry.ts';
import { releaseLog } from '../log/release-log.ts';
import { nameOf } from '../moves/fits.ts';
import { listReleases, listVetoes } from '../release/read-releases.ts';
import type { PublishedRelease, Veto } from '../release/release.ts';
import { UsageError, type Verb } from './command.ts';
import { ageOf, shareOf, tableLines } from './texts.ts';

export const list: Verb = {
  usage: 'list',
  summary:
    'Shows the published versions of each app, the newest first: which is the default, which are canaries, vetoes.',
  takes: [],
  async run(call) {
    const store = await call.openStore();
    const [{ releases, problems }, vetoes, state] = await Promise.all([
      listReleases(store),
      listVetoes(store),
      releaseLog(store).newest(),
    ]);
    const now = call.environment.now();
    const sorted = releases.toSorted(
      (one, other) => one.app.localeCompare(other.app) || other.at.localeCompare(one.at),
    );
    const data = sorted.map((release) => ({
      app: release.app,
      version: release.version,
      marks: marksOf(release, state, vetoes),
      at: release.at,
      by: release.by,
      commit: release.commit,
    }));
    const rows = data.map(({ app, version, marks, at, by, commit }) => [
      `${app}@${version}`,
      marks.join(', '),
      ageOf(at, now),
      by,
      commit.replace(/^([\da-f]{12})[\da-f]+/, '$1'),
    ]);
    const empty = rows.length === 0 ? ['Nothing is published.'] : [];
    return { lines: [...empty, ...tableLines(rows), ...problems], data: { releases: data, problems } };
  },
};

function marksOf(
  { app, version }: PublishedRelease,
  state: LogEntry | undefined,
  vetoes: ReadonlyMap<string, unknown>,
): string[] {
  const running = state?.canaries.find((each) => each.app === app && each.version === version);
  return [
    ...(state?.default[app] === version ? ['default'] : []),
    ...(state?.before[app]?.[0] === version ? ['before'] : []),
    ...(running ? [`canary ${shareOf(running)}`] : []),
    ...(vetoes.has(nameOf({ app, version })) ? ['veto'] : []),
  ];
}

export const log: Verb = {
  usage: 'log [--last 20]',
  summary: 'Shows moves, and vetoes against canaries with their reasons, the newest first.',
  takes: ['last'],
  async run(call) {
    const count = Number(call.values.last ?? 20);
    if (!Number.isInteger(count) || count < 1) throw new UsageError('--last is a number of entries.');
    const store = await call.openStore();
    // One more, to tell what the oldest one changed.
    const entries = await releaseLog(store).last(count + 1);
    const moves = entries.map((entry, index) => ({
      at: entry.at,
      row: moveRow(entry, entries[index + 1]),
      data: entry,
    }));
    const vetoes = [...(await listVetoes(store))].map(([name, veto]) => ({
      at: veto?.at ?? '',
      row: vetoRow(name, veto),
      data: { veto: name, ...veto },
    }));
    const shown = [...moves.slice(0, count), ...vetoes]
      .toSorted((one, other) => other.at.localeCompare(one.at))
      .slice(0, count);
    const now = call.environment.now();
    const rows = shown.map(({ at, row }) => [row[0], at ? ageOf(at, now) : '', ...row.slice(1)]);
    const empty = rows.length === 0 ? ['Nothing was moved yet.'] : [];
    return { lines: [...empty, ...tableLines(rows)], data: shown.map(({ data }) => data) };
  },
};

type Row = readonly [number: string, by: string, what: string];

/** @param earlier the entry before */
function moveRow(entry: LogEntry, earlier: LogEntry | undefined): Row {
  const moved = Object.entries(entry.default).filter(
    ([app, version]) => earlier && earlier.default[app] !== version,
  );
  const changes = moved.map(([app, version]) => `${app} ${earlier?.default[app] ?? 'new'} → ${version}`);
  return [String(entry.n), entry.by, changes.length > 0 ? `${entry.did} (${changes.join(', ')})` : entry.did];
}

function vetoRow(name: string, veto: Veto | undefined): Row {
  return ['veto', veto?.by ?? '', `${name}: ${veto?.reason ?? 'the reason cannot be read'}`];
}
