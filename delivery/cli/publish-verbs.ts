import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { releaseLog } from '../log/release-log.ts';
import { nameOf } from '../moves/fits.ts';
import type { Build } from '../release/built-release.ts';
import { publishAll, type Published } from '../release/publish.ts';
import { parseJson } from '../store/parse-json.ts';
import type { Store } from '../store/store.ts';
import { UsageError, type Call, type Verb } from './command.ts';

export const build: Verb = {
  usage: 'build blog …',
  summary: 'Builds what is named, and prints where it is.',
  takes: [],
  async run({ names, environment }) {
    const directories = (await environment.build(knownApps(names, environment.apps))).flatMap((each) =>
      Object.values(each).filter((directory) => directory !== undefined),
    );
    const data = [...new Set(directories)];
    return { lines: data, data };
  },
};

export const publish: Verb = {
  usage: 'publish blog …',
  summary:
    'Builds what is named and puts it into the store. Nobody is served it by that: canary and promote do so.',
  takes: ['dir', 'by', 'commit', 'dry-run'],
  async run(call) {
    const { names, environment, values, by } = call;
    const { dir: directories = [] } = values;
    if (names.length > 0 && directories.length > 0)
      throw new UsageError('Name apps to build, or builds that are there with --dir.');
    const store = await call.openStore();
    const builds =
      directories.length > 0
        ? groupBuilds(directories)
        : await environment.build(knownApps(names, environment.apps));
    // Which sources a given directory was built from is not known here.
    const commit = values.commit ?? (directories.length > 0 ? '' : environment.commit);
    const published = await publishAll(store, builds, { by, commit, at: environment.now() });
    const isDryRun = values['dry-run'] === true;
    const lines = published.map((release) => publishedLine(release, isDryRun));
    const next = isDryRun ? [] : await nextLines(call, store, published);
    return { lines: [...lines, ...next], data: { published, isDryRun } };
  },
};

function knownApps(names: readonly string[], apps: readonly string[]): readonly string[] {
  if (names.length === 0) throw new UsageError(`Name what to build: ${apps.join(', ')}.`);
  const unknown = names.filter((name) => !apps.includes(name));
  if (unknown.length > 0)
    throw new UsageError(`There is no ${unknown.join(', ')}. There are ${apps.join(', ')}.`);
  return names;
}

const NamedSchema = v.object({ name: v.optional(v.string(), 'host'), version: v.string() });
const EmbedSchema = v.object({ files: v.array(v.tuple([v.string(), v.string()])) });

/** Puts directories of builds together by what stands in them. */
function groupBuilds(directories: readonly string[]): Build[] {
  const withFile = (name: string) => directories.filter((directory) => existsSync(join(directory, name)));
  const apps = withFile('release.json');
  const embeds = withFile('embed.json');
  const [vendor, ...others] = directories.filter((each) => !apps.includes(each) && !embeds.includes(each));
  if (others.length > 0)
    throw new UsageError(
      `${others.join(', ')}: there is neither release.json nor embed.json, and vendor files are in ${vendor}.`,
    );
  const builds = apps.map((directory): Build => {
    const { name, version } = readJson(NamedSchema, directory, 'release.json');
    const isOwn = (embed: string) =>
      readJson(EmbedSchema, embed, 'embed.json').files.some(([file]) =>
        file.startsWith(`${name}/${version}/`),
      );
    return { directory, embed: embeds.find(isOwn), vendor };
  });
  const unused = embeds.filter((embed) => !builds.some((each) => each.embed === embed));
  if (unused.length > 0)
    throw new UsageError(`${unused.join(', ')}: the storefront build of that version is not given.`);
  return builds;
}

function readJson<Schema extends v.GenericSchema>(schema: Schema, directory: string, name: string) {
  const path = join(directory, name);
  return parseJson(schema, readFileSync(path), path);
}

function publishedLine({ isNew, files, ...reference }: Published, isDryRun: boolean): string {
  const name = nameOf(reference);
  if (!isNew) return `${name} is published already, with the same content. Nothing was changed.`;
  return isDryRun ? `${name} would be published: ${files} files.` : `${name} is published: ${files} files.`;
}

/** What to do next with what was published. */
async function nextLines(call: Call, store: Store, published: readonly Published[]): Promise<string[]> {
  const state = await releaseLog(store).newest();
  const waiting = published.filter(({ app, version }) => state?.default[app] !== version);
  if (waiting.length === 0) return [];
  const canaries = waiting.filter(({ app }) => state?.default[app] !== undefined);
  return [
    'Nobody is served it by that. Next:',
    ...canaries.map((release) => `  ${call.line(`canary ${nameOf(release)} --share 10`)}`),
    `  ${call.line(`promote ${waiting.map(nameOf).join(' ')}`)}`,
  ];
}
