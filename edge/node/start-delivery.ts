import type { Store } from '@shop/delivery';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanaryJudge } from '../canary/canary-judge.ts';
import { writeVeto } from '../canary/write-veto.ts';
import type { EdgeSettings } from '../releases/edge-config.ts';
import { followLog, type FollowerStatus } from '../releases/follow-log.ts';
import type { LogState, StateMemory } from '../releases/log-state.ts';
import type { ServedArm } from '../releases/served-arms.ts';
import { createRecentPages } from '../releases/recent-pages.ts';
import type { Shop } from '../releases/shop.ts';
import { shareOfLimits, startRenderers } from '../renderer/renderer-pool.ts';
import { rendererLimits } from '../renderer/renderer-limits.ts';
import { startRenderer } from '../renderer/renderer-process.ts';
import type { ProviderCall } from '../watch/watcher.ts';
import { createReleaseFiles } from './release-files.ts';

export interface Delivery {
  readonly shop: Shop & {
    /** Whether there is something to serve. Nothing else may be asked before. */
    isReady(): boolean;
  };
  status(): FollowerStatus;
  arms(): readonly ServedArm[];
  /** Looks at the log now. */
  check(): Promise<void>;
  end(): Promise<void>;
}

interface DeliveryOptions {
  readonly settings: EdgeSettings;
  readonly store: Store;
  /** Directory that caches releases and the last state; undefined: one that is removed at the end. */
  readonly cacheDir: string | undefined;
  /** Whether canaries are compared with the default. */
  readonly isJudging: boolean;
}

const checkEveryMs = 2000;

/** Follows the log of releases; resolves after the first look at it. */
export async function startDelivery({
  settings,
  store,
  cacheDir: givenDir,
  isJudging,
}: DeliveryOptions): Promise<Delivery> {
  const cacheDir = givenDir ?? mkdtempSync(join(tmpdir(), 'shop-edge-'));
  const files = createReleaseFiles({ store, cacheDir });
  const judge = isJudging
    ? createCanaryJudge(async (verdict) => {
        console.error('A canary has failed:', JSON.stringify(verdict));
        try {
          await writeVeto(store, verdict);
        } catch (error) {
          console.error('The veto could not be written:', error);
          throw error;
        }
        await follower.check();
      })
    : undefined;
  const onCall = settings.watcher && ((call: ProviderCall) => settings.watcher?.providerCall(call));
  const renderers = settings.rendering?.renderers ?? 1;
  const follower = followLog({
    settings,
    files,
    startRenderer(setup, putOnDisk) {
      const own = { ...setup, limits: shareOfLimits(setup.limits, renderers) };
      const start = () => startRenderer(own, putOnDisk, rendererLimits, onCall);
      return startRenderers(renderers, start, setup.budget / 2);
    },
    recentPages: createRecentPages(),
    store,
    judge,
    memory: stateFile(join(cacheDir, 'state.json')),
  });
  await follower.check();
  const timer = setInterval(() => void follower.check(), checkEveryMs);
  return {
    shop: {
      settings,
      files: files.served,
      ...(judge && { judge }),
      isReady: () => follower.served() !== undefined,
      served() {
        const served = follower.served();
        if (!served) throw new Error('There is no set of releases yet.');
        return served;
      },
    },
    status: follower.status,
    arms: follower.arms,
    check: follower.check,
    async end() {
      clearInterval(timer);
      follower.end();
      if (givenDir === undefined) rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}

/** The last known state on disk. What cannot be read counts as absent: the store has it. */
function stateFile(path: string): StateMemory {
  return {
    load(): LogState | undefined {
      try {
        return JSON.parse(readFileSync(path, 'utf8')) as LogState;
      } catch {
        return undefined;
      }
    },
    save(state: LogState): void {
      mkdirSync(join(path, '..'), { recursive: true });
      writeFileSync(`${path}.${process.pid}`, JSON.stringify(state));
      renameSync(`${path}.${process.pid}`, path);
    },
  };
}
