import { measureReturn } from '../../bench/measure-visit.ts';
import type { PlainBrowser } from '../../bench/plain-browser.ts';
import { summary, type Summary } from '../../bench/statistics.ts';
import type { Builds } from '../build-all.ts';
import { freePort } from '../free-port.ts';
import { startEdge } from '../shop.ts';
import { benchPages } from './compare-visits.ts';

/** Second visits of a page, with the shop's worker and without. Milliseconds since the navigation began. */
export interface Returns {
  readonly page: string;
  readonly worker: 'on' | 'off';
  readonly content: Summary;
  readonly largest: Summary;
}

/** Opens each page twice on the phone, and measures the second time; in turns. */
export async function measureReturns(
  browser: PlainBrowser,
  builds: Builds,
  {
    dataDir,
    apiBase,
    rounds,
  }: { readonly dataDir: string; readonly apiBase: string; readonly rounds: number },
): Promise<Returns[]> {
  const start = async (OFFLINE: string) =>
    startEdge({ builds, dataDir: `${dataDir}/offline-${OFFLINE}`, port: await freePort() }, apiBase, {
      OFFLINE,
    });
  const edges = { on: await start('on'), off: await start('off') };
  const rows = benchPages.flatMap((page) =>
    (['on', 'off'] as const).map((worker) => ({
      page,
      worker,
      content: [] as number[],
      largest: [] as number[],
    })),
  );
  for (let round = 0; round < rounds; round += 1)
    for (const { page, worker, content, largest } of rows) {
      const url = edges[worker].url + page.path;
      const visit = await measureReturn(browser, url, page.content, worker === 'on');
      content.push(visit.content);
      largest.push(visit.largest);
    }
  await Promise.all([edges.on.stop(), edges.off.stop()]);
  return rows.map(({ page, worker, content, largest }) => ({
    page: page.name,
    worker,
    content: summary(content),
    largest: summary(largest),
  }));
}
