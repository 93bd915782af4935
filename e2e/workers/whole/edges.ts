import { get, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { buildAll } from '../../../scripts/build-all.ts';
import { freePort } from '../../../scripts/free-port.ts';
import { startEdge, type Edge } from '../../../scripts/shop.ts';
import { expect, test as base, uncachedRendering } from '../../fixtures.ts';
import { runRelease } from '../../releases/release-test.ts';
import { writeVariant, type Edit } from '../../releases/variant.ts';

/** The same shop by an edge on Node and by one in workerd. */
export interface Edges {
  readonly node: Edge;
  readonly workers: Edge;
  /** Starts one in workerd with the settings of both, and others. */
  startFurther(env: Readonly<Record<string, string>>): Promise<Edge>;
  /** Directory of a release store with what both serve at the start. */
  readonly store: string;
  /** Runs `npm run release -- …` on the bucket. */
  release(...words: readonly string[]): Promise<void>;
  /** Puts a version of an area into the bucket. */
  publish(area: string, version: string, edit: Edit): Promise<void>;
}

export const test = base.extend<object, { readonly edges: Edges }>({
  edges: [
    async ({ shop }, use) => {
      const builds = await buildAll();
      const dataDir = join(shop.dataDir, 'workers');
      const port = await freePort();
      const settings = {
        ...shop.settings,
        ...uncachedRendering,
        RENDER_CACHE: '1',
        // Each names itself otherwise.
        SITE_URL: 'https://umi.example',
        CANARY_JUDGE: 'off',
      };
      const node = await startEdge({ builds, port, dataDir, runtime: 'node' }, shop.apiBase, settings);
      const store = join(dataDir, `releases-${port}`);
      const bucket: Record<string, string> = {};
      const onLine = (line: string) => {
        const [, variables] = /^store s3:\/\/releases with (.*)/.exec(line) ?? [];
        for (const [, name = '', value = ''] of variables?.matchAll(/(\w+)=(\S+)/g) ?? [])
          bucket[name] = value;
      };
      const own = { store, port: await freePort(), dataDir, onLine, runtime: 'workers' } as const;
      const workers = await startEdge(own, shop.apiBase, settings);
      const startFurther: Edges['startFurther'] = async (env) =>
        startEdge({ ...own, port: await freePort(), onLine() {} }, shop.apiBase, { ...settings, ...env });
      const release = async (...words: readonly string[]) => {
        const { exitCode, text } = await runRelease('s3://releases', words, bucket);
        expect(exitCode, text).toBe(0);
      };
      await use({
        node,
        workers,
        startFurther,
        store,
        release,
        publish(area, version, edit) {
          const built = writeVariant(builds, area, version, dataDir, edit);
          const directories = [built.directory, built.embed, built.vendor].flatMap((path) => ['--dir', path]);
          return release('publish', ...directories);
        },
      });
      await Promise.all([node.stop(), workers.stop()]);
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

interface WireAnswer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  /** As it came. */
  readonly body: Buffer;
}

/** Asks an edge for a path, and decodes nothing. */
export function ask(
  edge: Edge,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const request = get(edge.url + path, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    request.once('error', reject);
  });
}
