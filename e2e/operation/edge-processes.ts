import { spawnSync } from 'node:child_process';

interface Process {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory. */
  readonly bytes: number;
}

function allProcesses(): Process[] {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [pid = 0, parent = 0, kilobytes = 0] = line.trim().split(/\s+/).map(Number);
    return pid > 0 ? [{ pid, parent, bytes: kilobytes * 1024 }] : [];
  });
}

/** Ids of an edge's renderers. */
export function renderersOf(edge: number): number[] {
  return allProcesses().flatMap(({ pid, parent }) => (parent === edge ? [pid] : []));
}

/** Bytes that a process and those that it started have now. */
export function memoryOf(pid: number): number {
  const own = allProcesses().filter((each) => each.pid === pid || each.parent === pid);
  return own.reduce((sum, { bytes }) => sum + bytes, 0);
}

interface MemoryWatch {
  /** Most bytes that the process itself, and each of those that it started, has had. */
  stop(): { readonly own: number; readonly largestChild: number };
}

/** Looks at the memory of a process, and of those it has started, four times a second. */
export function watchMemory(pid: number): MemoryWatch {
  let [own, largestChild] = [0, 0];
  const look = () => {
    for (const each of allProcesses()) {
      if (each.pid === pid) own = Math.max(own, each.bytes);
      if (each.parent === pid) largestChild = Math.max(largestChild, each.bytes);
    }
  };
  look();
  const timer = setInterval(look, 250);
  return {
    stop() {
      clearInterval(timer);
      look();
      return { own, largestChild };
    },
  };
}
