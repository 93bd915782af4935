import {
  integrityOf,
  directoryStore,
  keys,
  releaseLog,
  type LogEntry,
  type PublishedRelease,
  type Store,
} from '@shop/delivery';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { edgeConfig } from './fixture.ts';
import { createTestFiles, type TestFiles } from './test-files.ts';

type Build = PublishedRelease['build'];

/** A store of releases in a directory, and its log. */
export interface TestStore {
  readonly files: TestFiles;
  readonly store: Store;
  /** Directory of the store. */
  readonly root: string;
  /** Publishes a release with these files, by their keys in the store. */
  publish(
    build: { readonly app: string; readonly build: Build },
    files: Readonly<Record<string, string | Uint8Array>>,
  ): Promise<void>;
  /** Logs a state. */
  log(state: Partial<LogEntry> & Pick<LogEntry, 'default'>): Promise<void>;
  remove(): void;
}

function createTestStore(): TestStore {
  const files = createTestFiles();
  const root = join(files.root, 'store');
  const store = directoryStore(root);
  const bytes = (content: string | Uint8Array) =>
    typeof content === 'string' ? new TextEncoder().encode(content) : content;
  let entries = 0;
  return {
    files,
    store,
    root,
    async publish({ app, build }, texts) {
      for (const [key, text] of Object.entries(texts)) await store.create(key, bytes(text));
      const integrities = Object.entries(texts).map(([key, text]) => [key, integrityOf(bytes(text))]);
      const common = {
        format: 1,
        app,
        version: build.version,
        files: Object.fromEntries(integrities),
        by: 'ci',
        commit: '',
        at: '2026-11-01T12:00:00.000Z',
      };
      const isHost = app === 'host';
      const loader = `${keys.embed(app, build.version)}loader.js`;
      const record = {
        ...common,
        build,
        kind: isHost ? 'host' : 'area',
        ...(isHost && { contracts: ['1.0'] }),
        ...(loader in texts && { embed: { loader: 'loader.js', integrity: integrityOf(bytes('loader')) } }),
      };
      await store.create(keys.record(app, build.version), bytes(JSON.stringify(record)));
    },
    async log(state) {
      entries += 1;
      await releaseLog(store).append({
        n: entries,
        by: 'ci',
        at: '2026-11-01T12:00:00.000Z',
        did: 'promote',
        before: {},
        canaries: [],
        rolledBack: {},
        ...state,
      });
    },
    remove: () => files.remove(),
  };
}

const shellCode = `console.log('${'shell '.repeat(200)}');`;

/**
 * The fixture's releases, published and promoted: a shell and two areas, one of them with a widget.
 * @param server name of the shell's server output; a shell that browsers render has none
 * @param outputs code of server outputs by app, for an edge that renders
 */
export async function createFixtureStore(
  server?: string,
  outputs: Readonly<Record<string, string>> = {},
): Promise<TestStore> {
  const created = createTestStore();
  const { host, areas, template, criticalCss } = edgeConfig();
  await created.publish(
    { app: 'host', build: { ...host, ...(server !== undefined && { server }) } },
    {
      [`${keys.private('host', 'h1')}document.html`]: template,
      [`${keys.private('host', 'h1')}critical.css`]: criticalCss,
      ...outputOf(outputs, 'host', 'h1'),
      [`${keys.files('host', 'h1')}assets/main.js`]: shellCode,
      [`${keys.files('host', 'h1')}assets/main.js.gz`]: gzipSync(shellCode),
    },
  );
  for (const [app, build] of areas)
    await created.publish(
      { app, build },
      {
        [`${keys.files(app, build.version)}remoteEntry.js`]: `export const name = '${app}';`,
        ...outputOf(outputs, app, build.version),
        ...(app === 'catalog' && {
          [`${keys.embed(app, build.version)}loader.js`]: 'loader',
          [`${keys.vendor}react.1a2b.js`]: 'react',
        }),
      },
    );
  await created.log({ default: { host: 'h1', catalog: 'c1', blog: 'b1' } });
  return created;
}

function outputOf(
  outputs: Readonly<Record<string, string>>,
  app: string,
  version: string,
): Record<string, string> {
  const code = outputs[app];
  return code === undefined ? {} : { [`${keys.private(app, version)}server/entry.js`]: code };
}
