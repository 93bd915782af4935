import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** What a process has used so far. */
export interface ProcessUse {
  readonly processorSeconds: number;
  /** Its own memory, and its part of what it shares with others. */
  readonly bytes: number;
}

/** The edge, then its renderers. */
const uses = (): ProcessUse[] => [process.pid, ...childrenOf(process.pid)].map(useOf);

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
  return pids.filter((pid) => statOf(pid)?.[1] === String(parent));
}

/** Fields of Linux's `/proc/<pid>/stat` after the name, which may hold blanks; undefined once the process has ended. */
function statOf(pid: number): string[] | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
}

function useOf(pid: number): ProcessUse {
  // Hundredths of a second, by all threads, on every Linux.
  const [user, system] = statOf(pid)?.slice(11, 13) ?? [];
  const memory = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return {
    processorSeconds: (Number(user) + Number(system)) / 100,
    bytes: Number(memory?.[1]) * 1024,
  };
}

// Loaded into an edge before its own code: tells what it and its renderers have used.
const meter = createServer((_, response) => response.end(JSON.stringify(uses())));
meter.listen(Number(process.env['CPU_METER_PORT']), '127.0.0.1').unref();
