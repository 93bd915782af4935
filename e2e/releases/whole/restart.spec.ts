import { expect, test } from '../release-test.ts';

test('two edges are restarted one after the other under load, and no request fails', async ({
  releasedShop,
}) => {
  test.setTimeout(240_000);
  const load = new AbortController();
  let requests = 0;
  const failures: string[] = [];
  const sendAgain = async (path: string) => {
    while (!load.signal.aborted) {
      const answer = await fetch(releasedShop.url + path).catch((error: unknown) => String(error));
      requests += 1;
      if (typeof answer === 'string') failures.push(answer);
      else if (answer.status >= 400) failures.push(`${path} ${answer.status}`);
      else await answer.arrayBuffer();
    }
  };
  // Made-up searches are in no cache.
  const clients = ['/products', '/blog', '/products?search=a', '/discovery.json'].map(sendAgain);
  for (const index of [0, 1]) {
    await releasedShop.edges[index]?.stop();
    await releasedShop.restart(index);
  }
  load.abort();
  await Promise.all(clients);
  console.log(`${requests} requests during two restarts, ${failures.length} failed.`);
  expect(requests).toBeGreaterThan(50);
  expect([...failures, ...releasedShop.proxy.failures]).toEqual([]);
});
