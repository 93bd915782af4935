import { keys } from '@shop/delivery';
import { expect, test, vi } from 'vitest';
import { createEdge } from '../../../edge/http/app.ts';
import type { RendererSetup } from '../../../edge/render/renderer.ts';
import { renderDefaults } from '../../../edge/render/settings.ts';
import { openReleases, promoted, publishBlog } from '../../../edge/testing/followed-releases.ts';
import { edgeConfig } from '../../../edge/testing/fixture.ts';
import { renderedPage } from '../../../edge/testing/rendering.ts';
import type { WorkerCode, WorkerLoader } from './cloudflare.ts';
import { createGatewayShop } from './gateway-shop.ts';
import { renderInWorker } from './set-renderer.ts';
import { storeBucket } from './testing/store-bucket.ts';

/** A loader whose workers render the blog's version; it says which were asked for, and which were loaded. */
function fakeLoader() {
  const asked: string[] = [];
  const loaded = new Map<string, WorkerCode>();
  const blogOf = ({ areas }: RendererSetup) => areas['blog']?.version ?? '';
  const loader: WorkerLoader = {
    get(id, code) {
      const entry = async () => {
        asked.push(id);
        if (!loaded.has(id)) loaded.set(id, await code());
      };
      return {
        getEntrypoint: () => ({
          async check(setup) {
            await entry();
            return blogOf(setup) === 'bad' ? { app: 'blog', reason: 'its code throws' } : undefined;
          },
          async render(setup) {
            await entry();
            return { page: { ...renderedPage, html: `<main>${blogOf(setup)}</main>` } };
          },
        }),
      };
    },
  };
  return { asked, loaded, loader };
}

async function startGateway() {
  const releases = await openReleases();
  const { asked, loaded, loader } = fakeLoader();
  const { shop, follower } = createGatewayShop({
    bucket: storeBucket(releases.store),
    settings: { ...edgeConfig(), rendering: { ...renderDefaults, cache: undefined } },
    isJudging: false,
    startRenderer: (setup, set) =>
      renderInWorker(setup, {
        ...set,
        loader,
        rendererText: 'the renderer',
        outbound: () => 'provider only',
      }),
    afterAnswer: vi.fn(),
  });
  await follower.check();
  const edge = createEdge(shop);
  const visit = async (cookie = '') => {
    const answer = await edge.request('http://shop.example/products', { headers: { Cookie: cookie } });
    return /<main>(.*?)<\/main>/.exec(await answer.text())?.[1];
  };
  return { releases, follower, edge, visit, asked, loaded };
}

test('serves the set that the log in the bucket names, by a worker that is loaded once under its name [WRK-03]', async () => {
  const { releases, follower, visit, asked, loaded } = await startGateway();
  expect([await visit(), await visit()]).toEqual(['b1', 'b1']);
  await publishBlog(releases, 'b2');
  await releases.log({
    default: { host: 'h1', catalog: 'c1', blog: 'b1' },
    canaries: [{ app: 'blog', version: 'b2', from: 0, to: 1000 }],
  });
  await follower.check();
  expect([await visit('shop-visitor=999'), await visit('shop-visitor=1000')]).toEqual(['b2', 'b1']);
  await releases.log(promoted('b2'));
  await follower.check();
  expect(await visit()).toBe('b2');
  await releases.log(promoted('b1', []));
  await follower.check();
  expect(await visit()).toBe('b1');
  expect(new Set(asked).size).toBe(2);
  expect([...loaded.keys()].map((id) => id.replace(/ \S+$/, ''))).toEqual([
    'blog@b1 catalog@c1 host@h1',
    'blog@b2 catalog@c1 host@h1',
  ]);
});

test('a set whose worker refuses an app is not served, and the one before stays [WRK-03]', async () => {
  const { releases, follower, visit } = await startGateway();
  await publishBlog(releases, 'bad');
  await releases.log(promoted('bad'));
  await follower.check();
  expect(await visit()).toBe('b1');
  expect(follower.status().problems).toEqual(['blog@bad: its code throws']);
});

test('a worker gets the code of its set, no bindings, and what lets requests out to the provider alone [WRK-04]', async () => {
  const { releases, follower, loaded } = await startGateway();
  await publishBlog(releases, 'b2');
  await releases.log(promoted('b2'));
  await follower.check();
  const code = [...loaded.values()].at(-1);
  expect(code).toMatchObject({ mainModule: 'renderer.js', env: {}, globalOutbound: 'provider only' });
  const names = Object.keys(code?.modules ?? {});
  expect(names).toContain('renderer.js');
  expect(names.filter((name) => name.includes('blog/b2'))).not.toEqual([]);
});

test('a damaged file of the bucket is not served [WRK-03]', async () => {
  const { releases, edge } = await startGateway();
  const path = '/releases/blog/b1/remoteEntry.js';
  expect((await edge.request(`http://shop.example${path}`)).status).toBe(200);
  await publishBlog(releases, 'b9');
  await releases.store.remove(`${keys.files('blog', 'b9')}remoteEntry.js`);
  await releases.store.create(`${keys.files('blog', 'b9')}remoteEntry.js`, new TextEncoder().encode('other'));
  expect((await edge.request(`http://shop.example${path.replace('b1', 'b9')}`)).status).toBe(500);
});
