import type { CDPSession, Page } from '@playwright/test';

/** A heap as V8 writes it: all nodes and edges in flat lists of numbers, their names in a list of strings. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly edge_fields: readonly string[];
      readonly edge_types: readonly [readonly string[], ...unknown[]];
    };
  };
  readonly nodes: readonly number[];
  readonly edges: readonly number[];
  readonly strings: readonly string[];
}

/** In the field `detachedness`: a DOM node in no document. Only nodes that code has had in its hands are told apart. */
const detached = 2;

/** What holds DOM nodes of a tab that are in no document: the shortest way from the heap's root to each group of them. */
export async function retainersOf(page: Page, most = 12): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const snapshot = await takeSnapshot(cdp);
  await cdp.detach();
  return describe(snapshot, most);
}

async function takeSnapshot(cdp: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  cdp.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(chunks.join('')) as Snapshot;
}

function describe(snapshot: Snapshot, most: number): string {
  const heap = heapOf(snapshot);
  const { from, by } = waysFromRoot(heap);
  const groups = new Map<string, number>();
  let count = 0;
  for (let node = 0; node < heap.count; node += 1) {
    if (heap.detachedness(node) !== detached) continue;
    count += 1;
    const way: number[] = [];
    for (let at = node; at > 0 && by[at] !== -1; at = from[at] ?? 0) way.unshift(at);
    // Nodes that hang on one that is already outside say nothing new.
    const end = way.findIndex((at) => heap.detachedness(at) === detached);
    const text = way
      .slice(0, end + 1)
      .map((at) => `${heap.edgeName(by[at] ?? 0)} → ${heap.name(at)}`)
      .join('\n      ');
    groups.set(text, (groups.get(text) ?? 0) + 1);
  }
  const largest = [...groups].toSorted(([, one], [, other]) => other - one).slice(0, most);
  return `${count} nodes outside\n${largest.map(([way, nodes]) => `${nodes} by\n      ${way}`).join('\n')}`;
}

type Heap = ReturnType<typeof heapOf>;

function heapOf({ snapshot: { meta }, nodes, edges, strings }: Snapshot) {
  const field = (name: string) => meta.node_fields.indexOf(name);
  const edgeField = (name: string) => meta.edge_fields.indexOf(name);
  const width = meta.node_fields.length;
  const edgeWidth = meta.edge_fields.length;
  const [nameAt, idAt, edgesAt, detachedAt] = ['name', 'id', 'edge_count', 'detachedness'].map(field);
  const [typeAt, edgeNameAt, toAt] = ['type', 'name_or_index', 'to_node'].map(edgeField);
  const at = (list: readonly number[], index: number): number => list[index] ?? 0;
  const edgeType = (edge: number): string =>
    meta.edge_types[0][at(edges, edge * edgeWidth + (typeAt ?? 0))] ?? '';
  return {
    count: nodes.length / width,
    id: (node: number) => at(nodes, node * width + (idAt ?? 0)),
    name: (node: number) => (strings[at(nodes, node * width + (nameAt ?? 0))] ?? '').slice(0, 200),
    edgeCount: (node: number) => at(nodes, node * width + (edgesAt ?? 0)),
    detachedness: (node: number) => at(nodes, node * width + (detachedAt ?? 0)),
    target: (edge: number) => at(edges, edge * edgeWidth + (toAt ?? 0)) / width,
    edgeType,
    edgeName(edge: number): string {
      const name = at(edges, edge * edgeWidth + (edgeNameAt ?? 0));
      return ['element', 'hidden'].includes(edgeType(edge)) ? `[${name}]` : (strings[name] ?? '');
    },
  };
}

/** The node and the edge before each node on its shortest way from the root; weak edges hold nothing. */
function waysFromRoot(heap: Heap): { from: Int32Array; by: Int32Array } {
  const firstEdge = new Int32Array(heap.count + 1);
  for (let node = 0; node < heap.count; node += 1)
    firstEdge[node + 1] = (firstEdge[node] ?? 0) + heap.edgeCount(node);
  const from = new Int32Array(heap.count).fill(-1);
  const by = new Int32Array(heap.count).fill(-1);
  const queue = [0];
  from[0] = 0;
  for (const node of queue)
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge += 1) {
      const target = heap.target(edge);
      if (from[target] !== -1 || heap.edgeType(edge) === 'weak' || isOfWeakMap(heap, node, edge)) continue;
      from[target] = node;
      by[target] = edge;
      queue.push(target);
    }
  return { from, by };
}

/** A weak map's table holds no value, its key does. */
function isOfWeakMap(heap: Heap, node: number, edge: number): boolean {
  return (
    heap.edgeType(edge) === 'internal' &&
    heap.edgeName(edge).includes(`pair in WeakMap (table @${heap.id(node)})`)
  );
}
