/**
 * How long `work` takes, as a multiple of a fixed piece of work, of about a tenth of a second. That is timed right
 * before and right after it, so that a slow or busy machine changes both alike, and a bound holds on any.
 */
export async function effortOf(work: () => unknown): Promise<number> {
  const before = timeOf(fixedWork);
  const start = performance.now();
  await work();
  const time = performance.now() - start;
  return time / Math.max(before, timeOf(fixedWork));
}

function timeOf(work: () => unknown): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

function fixedWork(): number {
  let hash = 0;
  for (let at = 0; at < 90_000_000; at += 1) hash = Math.imul(hash ^ at, 16_777_619);
  return hash;
}
