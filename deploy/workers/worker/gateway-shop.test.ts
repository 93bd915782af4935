import { keys } from '@shop/delivery';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createEdge } from '../../../edge/http/app.ts';
import type { RendererSetup } from '../../../edge/render/renderer.ts';
import { renderDefaults } from '../../../edge/render/settings.ts';
import { openReleases, promoted, publishBlog, spoilFile } from '../../../edge/testing/followed-releases.ts';
import { edgeConfig } from '../../../edge/testing/fixture.ts';
import type { TestStore } from '../../../edge/testing/release-store.ts';
import { renderedPage } from '../../../edge/testing/rendering.ts';
import type { WorkerCode, WorkerLoader } from './cloudflare.ts';
import { createGatewayShop } from './gateway-shop.ts';
import { loadMs, renderInWorker } from './set-renderer.ts';
import { storeBucket } from './testing/store-bucket.ts';

const pageOf = (blog: string) => JSON.stringify({ page: { ...renderedPage, html: `<main>${blog}</main>` } });

/** Of which no text can be made. */
const noText = { toString: 0, valueOf: 0 };

/** A loader whose workers render the blog's version; it says which were asked for, what was checked together, and which were loaded. */
function fakeLoader(answer: (blog: string) => string) {
  const asked: string[] = [];
  const checked: string[][] = [];
  const loaded = new Map<string, WorkerCode>();
  /** Workers that an app has made slow for all that are checked after it. */
  const slow = new Set<string>();
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
            checked.push(Object.keys(setup.areas).toSorted());
            if (blogOf(setup) === 'slow' || slow.has(id)) {
              slow.add(id);
              vi.advanceTimersByTime(loadMs.app - 1);
            }
            if (blogOf(setup) === 'silent') {
              vi.advanceTimersByTime(loadMs.app);
              return new Promise(() => {});
            }
            if (blogOf(setup) === 'ended') throw new Error('Worker exceeded CPU time limit.');
            if (blogOf(setup) === 'wordless') return JSON.stringify({ app: 'blog', reason: noText });
            if (blogOf(setup) === 'thrown') throw Object.assign(new Error('It went'), { name: noText });
            const refusal = { app: 'blog', reason: 'its code throws' };
            return JSON.stringify(blogOf(setup) === 'bad' ? refusal : null);
          },
          async render(setup) {
            await entry();
            return answer(blogOf(setup));
          },
        }),
      };
    },
  };
  return { asked, checked, loaded, loader };
}

/**
 * @param prepare what happens to the releases before it starts
 * @param answer of a worker that is to render a page
 */
async function startGateway(prepare?: (releases: TestStore) => Promise<void>, answer = pageOf) {
  const releases = await openReleases();
  await prepare?.(releases);
  const { asked, checked, loaded, loader } = fakeLoader(answer);
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
  return { releases, follower, edge, visit, asked, checked, loaded };
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

test.each([
  ['whose code never comes to an end', 'silent', /^blog@silent: its code could not be loaded: .*5000 ms/],
  [
    'by which the check of each app takes nearly the time of one [SEC-191]',
    'slow',
    /^blog@slow: its code could not be loaded/,
  ],
  ['whose code the platform ends', 'ended', /^blog@ended: its code could not be loaded: .*CPU time limit/],
  ['whose code says why in no words [SEC-190]', 'wordless', /^blog@wordless: its code could not be loaded/],
  ['whose code throws what no text can be made of [SEC-190]', 'thrown', /^blog@thrown: .*It went/],
  ['whose server output is altered', 'b2', /^blog@b2: .*entry\.js is not what was published/],
])(
  'a release %s is not served, by a gateway that starts either: its earlier one is [SEC-183]',
  async (_, version, reason) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { follower, visit } = await startGateway(async (releases) => {
      await publishBlog(releases, version);
      if (version === 'b2') spoilFile(releases, 'altered');
      await releases.log(promoted(version));
    });
    expect(await visit()).toBe('b1');
    expect(follower.status().problems).toEqual([expect.stringMatching(reason)]);
  },
);

test('each app is checked by itself, and then the whole set, so that its pages find it loaded [SEC-183]', async () => {
  const { checked } = await startGateway();
  expect(checked).toEqual([[], ['catalog'], ['blog'], ['blog', 'catalog']]);
});

test('what a worker answers is taken as a text: code of a release gets no function of the gateway [SEC-184]', async () => {
  const title = { replace: vi.fn(() => 'It went') };
  const page = { ...renderedPage, html: '<main>It went</main>', meta: { title } };
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { visit } = await startGateway(undefined, () => ({ page }) as unknown as string);
  expect([await visit(), title.replace.mock.calls]).toEqual([undefined, []]);
  expect(String(warned.mock.calls)).toContain('answered no text');
  warned.mockRestore();
});

test('a bucket that fails while a set is loaded is held against no release', async () => {
  const { releases, follower, visit } = await startGateway();
  await publishBlog(releases, 'b2');
  await releases.log(promoted('b2'));
  const { read } = releases.store;
  vi.spyOn(releases.store, 'read').mockImplementation(async (key, most) => {
    if (key.startsWith('private/') && key.endsWith('.js')) throw new Error('the bucket is away');
    return read(key, most);
  });
  await follower.check();
  expect([await visit(), follower.status().problems]).toEqual(['b1', []]);
  vi.mocked(releases.store.read).mockRestore();
  await follower.check();
  expect(await visit()).toBe('b2');
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
