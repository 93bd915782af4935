import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from '../../fixtures.ts';
import { renderedAddresses } from '../../rendering/routes.ts';
import { ask, test } from './edges.ts';

/** Of a connection or of a moment, not of what is asked for. */
const passing = ['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length', 'server-timing'];

type Answer = Awaited<ReturnType<typeof ask>>;

function headersOf({ headers }: Answer): Record<string, unknown> {
  const lasting = Object.entries(headers).filter(([name]) => !passing.includes(name));
  // A platform that names a type itself writes it in its own way.
  return { ...Object.fromEntries(lasting), 'content-type': headers['content-type']?.replace(/;\s*/, '; ') };
}

/** Paths of all files that browsers may ask for, as the records list them. */
function publicFiles(store: string): string[] {
  const records = readdirSync(join(store, 'releases')).map((name) =>
    readFileSync(join(store, 'releases', name), 'utf8'),
  );
  const keys = records.flatMap((text) => Object.keys((JSON.parse(text) as { files: object }).files));
  const files = keys.filter((key) => key.startsWith('public/') && !/\.(?:br|gz)$/.test(key));
  return [...new Set(files)].map((key) => key.slice('public'.length));
}

test('every file has the same bytes on the wire and the same headers as on Node, in every encoding', async ({
  edges,
}) => {
  const files = publicFiles(edges.store);
  expect(files.length).toBeGreaterThan(100);
  for (const path of [...files, '/releases/blog/nowhere/entry.js', '/embed/blog.js', '/embed/shop.js'])
    for (const accepted of ['br, gzip', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': accepted };
      const [node, workers] = [await ask(edges.node, path, headers), await ask(edges.workers, path, headers)];
      expect([workers.status, headersOf(workers)], path).toEqual([node.status, headersOf(node)]);
      expect(workers.body.equals(node.body), `${path} in ${accepted}`).toBe(true);
    }
  console.log(`${files.length} files in three encodings.`);
});

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

test('every page, preview and fragment says the same as on Node, with the same headers', async ({
  edges,
  shop,
}) => {
  const config = JSON.parse((await ask(edges.node, '/discovery.json')).body.toString()) as {
    microFrontends: Record<string, { metadata: { version: string } }[]>;
  };
  const asked = encodeURIComponent(shop.apiBase);
  const shown = renderedAddresses.flatMap(({ area, path }) => {
    const [release] = config.microFrontends[area] ?? [];
    const query = `path=${encodeURIComponent(path)}`;
    const preview = `/embed/${area}/${release?.metadata.version}/preview.js?${query}&apiBase=${asked}&tenant=7`;
    return [preview, `${preview}&part=page`, `${preview}&part=data`, `/embed/${area}/fragment?${query}`];
  });
  const others = [
    '/nowhere',
    '/cart',
    '/discovery.json',
    '/robots.txt',
    '/sitemap.xml',
    '/llms.txt',
    '/payment/away',
    '/test',
  ];
  for (const path of [...renderedAddresses.map(({ path }) => path), ...shown, ...others])
    for (const accepted of ['br', 'gzip', 'identity'] as const) {
      const headers = { 'Accept-Encoding': accepted };
      const [node, workers] = [await ask(edges.node, path, headers), await ask(edges.workers, path, headers)];
      expect([workers.status, headersOf(workers)], path).toEqual([node.status, headersOf(node)]);
      const [expected, text] = [node, workers].map(({ headers, body }) =>
        decode[(headers['content-encoding'] ?? 'identity') as keyof typeof decode](body).toString(),
      );
      expect(text, path).toBe(expected);
    }
});

test('where no worker can be loaded, one that is deployed with its set renders the same', async ({
  edges,
}) => {
  const further = await edges.startFurther({ WORKERS_LOADER: 'off' });
  for (const { path } of renderedAddresses) {
    const [node, workers] = [await ask(edges.node, path), await ask(further, path)];
    expect(workers.body.toString(), path).toBe(node.body.toString());
    expect(workers.body.toString(), path).toContain('shop-hydration');
  }
  await further.stop();
});
