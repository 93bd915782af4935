import { createCanaryJudge } from '../../../edge/canary/canary-judge.ts';
import { writeVeto } from '../../../edge/canary/write-veto.ts';
import { createReleaseFiles } from '../../../edge/node/release-files.ts';
import type { EdgeSettings } from '../../../edge/releases/edge-config.ts';
import { followLog, type LogFollower } from '../../../edge/releases/follow-log.ts';
import { createRecentPages } from '../../../edge/releases/recent-pages.ts';
import type { Shop } from '../../../edge/releases/shop.ts';
import type { RendererProcess } from '../../../edge/renderer/renderer-process.ts';
import type { RendererSetup } from '../../../edge/render/renderer.ts';
import type { Bucket } from './cloudflare.ts';
import { r2Store } from './r2-store.ts';
import type { SetRendererOptions } from './set-renderer.ts';
import { storedInMemory } from './stored-files.ts';

export interface GatewayShop {
  readonly shop: Shop;
  readonly follower: LogFollower;
}

/** Starts what renders a set. */
export type RendererStarter = (
  setup: RendererSetup,
  set: Pick<SetRendererOptions, 'records' | 'text'>,
) => Promise<RendererProcess>;

interface GatewayShopOptions {
  readonly bucket: Bucket;
  readonly settings: EdgeSettings;
  readonly isJudging: boolean;
  /** Absent where no page is rendered here. */
  readonly startRenderer: RendererStarter | undefined;
  /** Lets work go on after the answer. */
  readonly afterAnswer: (work: Promise<unknown>) => void;
}

/** The shop as an edge has it, with a bucket's releases and workers for renderers. */
export function createGatewayShop(options: GatewayShopOptions): GatewayShop {
  const { bucket, settings, isJudging, startRenderer, afterAnswer } = options;
  const store = r2Store(bucket);
  // Directories are the store's folders: nothing is on disk.
  const files = createReleaseFiles({ store, cacheDir: '', files: storedInMemory(store) });
  const judge = isJudging
    ? createCanaryJudge((verdict) => {
        console.error('A canary has failed:', JSON.stringify(verdict));
        const written = writeVeto(store, verdict).then(() => follower.check());
        afterAnswer(written);
        return written;
      })
    : undefined;
  const follower = followLog({
    settings,
    files: { ...files, materialize: async (_, prefix) => prefix },
    async startRenderer(setup, putOnDisk) {
      const read = [...(await putOnDisk()).keys()].map((directory) => {
        const [, app = '', version = ''] = directory.split('/');
        return files.record(app, version);
      });
      const records = (await Promise.all(read)).filter((record) => record !== undefined);
      if (!startRenderer) throw new Error('No renderer can be started here.');
      return startRenderer(setup, { records, text: files.text });
    },
    recentPages: createRecentPages(),
    store,
    judge,
    // With what follows, within the 30 seconds after which the platform ends it.
    tryingMs: 10_000,
    // An isolate that starts while the bucket is away has nothing to serve.
    memory: { load: () => undefined, save() {} },
  });
  const shop: Shop = {
    settings,
    files: files.served,
    ...(judge && { judge }),
    served() {
      const served = follower.served();
      if (!served) throw new Error('There is no set of releases yet.');
      return served;
    },
  };
  return { shop, follower };
}
