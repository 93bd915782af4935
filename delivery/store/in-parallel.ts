/** How many files are on their way at once: a store far away takes as long for them as for one. */
const most = 32;

/** Does something with each item, many at once; gives the results in the order of the items. The first failure ends it. */
export async function inParallel<Item, Result>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = [...items].map((item, index) => ({ item, index }));
  const results: Result[] = [];
  const takeEach = async () => {
    try {
      for (let next = queue.shift(); next; next = queue.shift()) results[next.index] = await work(next.item);
    } finally {
      queue.length = 0;
    }
  };
  await Promise.all(Array.from({ length: most }, takeEach));
  return results;
}
