import type { RenderedPage } from '@shop/shared/contracts';
import { fork, type ChildProcess } from 'node:child_process';
import { extname, join } from 'node:path';
import { readLogSettings } from '../node/log.ts';
import { OutputRefused } from '../render/check-outputs.ts';
import { withBudget, type Renderer, type RendererSetup } from '../render/renderer.ts';
import type { ProviderCall } from '../watch/watcher.ts';
import { confinement } from './confinement.ts';
import { onMessage, toError, type RendererLoad, type ToRenderer } from './messages.ts';
import { rendererLimits, type RendererLimits } from './renderer-limits.ts';

/** A renderer in a process of its own. */
export interface RendererProcess {
  readonly render: Renderer;
  /** Id of the process that renders at the moment. */
  readonly pid: number | undefined;
  /** Whether pages are due and it has given no sign of life for a while: its code loops, or computes for long. */
  readonly isSilent?: boolean;
  /** How busy it is; undefined before it has said so, and while it is replaced. */
  readonly load?: ProcessLoad | undefined;
  /** Ends the process; what it renders is rejected. */
  end(): void;
}

/** Gives directories on disk by their names, such as `releases/host/<version>`. */
export type PutOnDisk = () => Promise<ReadonlyMap<string, string>>;

type ProcessLoad = RendererLoad & { readonly pages: number; readonly processes: number };

/** Milliseconds in which a process must be there, on a machine that is very busy. */
const startMs = 60_000;

/** Milliseconds without a sign of life after which pages go to another renderer; three signs are missing then. */
const suspectMs = 350;

/** The process that was to render the page has ended, or is not there yet. */
export class RendererGone extends Error {
  override readonly name = 'RendererGone';
}

/**
 * Starts a renderer process and resolves once all code of the set is loaded and checked; rejects with an `OutputRefused`.
 * A process that ends later is replaced, after growing pauses where it ends again and again.
 * @param putOnDisk puts the files of the set on disk where they are not, and gives their directories; each process asks for them
 */
export async function startRenderer(
  setup: RendererSetup,
  putOnDisk: PutOnDisk,
  limits: RendererLimits = rendererLimits,
  onCall?: (call: ProviderCall) => void,
): Promise<RendererProcess> {
  const start = async () => run({ setup, directories: await putOnDisk(), limits, onCall, onEnd: replace });
  let current: RunningRenderer | undefined = await start();
  let hasEnded = false;
  let pauseMs = 0;
  let startedAt = performance.now();

  function replace(): void {
    current = undefined;
    if (hasEnded) return;
    // One that lived for a while is replaced at once.
    pauseMs = performance.now() - startedAt > 30_000 ? 0 : Math.min(pauseMs * 2 || 250, 30_000);
    setTimeout(() => void restart(), pauseMs).unref();
  }

  async function restart(): Promise<void> {
    if (hasEnded) return;
    try {
      startedAt = performance.now();
      const next = await start();
      current = next;
      if (hasEnded) next.end();
    } catch (error) {
      console.error('A renderer could not be replaced:', String(error));
      replace();
    }
  }

  return {
    async render(request) {
      if (!current) throw new RendererGone('there is no renderer at the moment');
      const { render } = current;
      // The process ends its own work in time; this is for one that cannot.
      return withBudget((request.budget ?? setup.budget) + 100, () => render(request));
    },
    get pid() {
      return current?.pid;
    },
    get isSilent() {
      return current?.isSilent() ?? false;
    },
    get load() {
      return current?.load();
    },
    end() {
      hasEnded = true;
      current?.end();
    },
  };
}

interface RunningRenderer {
  readonly pid: number | undefined;
  readonly render: Renderer;
  isSilent(): boolean;
  load(): ProcessLoad | undefined;
  end(): void;
}

interface RunOptions {
  readonly setup: RendererSetup;
  readonly directories: ReadonlyMap<string, string>;
  readonly limits: RendererLimits;
  readonly onCall: ((call: ProviderCall) => void) | undefined;
  /** Called when it ends after it was ready. */
  onEnd(): void;
}

/** One process, from its start to its end. */
async function run({ setup, directories, limits, onCall, onEnd }: RunOptions): Promise<RunningRenderer> {
  const child = spawnRenderer(limits, directories.values());
  const { render, isSilent, load } = watchedRenderer(child, limits, limits.silentMs ?? 2 * setup.budget);
  onMessage(child, (message) => {
    if (message.kind === 'called') onCall?.(message.call);
  });
  const message: ToRenderer = { kind: 'start', setup, directories: Object.fromEntries(directories) };
  // One that cannot be reached has ended, or ends: `ready` tells. One that was not started cannot be sent to.
  if (child.pid !== undefined) child.send(message, () => {});
  await ready(child, limits, directories.keys());
  child.once('exit', onEnd);
  return { pid: child.pid, render, isSilent, load, end: () => child.kill('SIGKILL') };
}

/** Sends requests to a process, and ends it when it gives no sign of life or holds too much. */
function watchedRenderer(
  child: ChildProcess,
  limits: RendererLimits,
  silentMs: number,
): Pick<RunningRenderer, 'render' | 'isSilent' | 'load'> {
  const pending = new Map<number, PromiseWithResolvers<RenderedPage>>();
  let lastSign = performance.now();
  let nextId = 1;
  let load: RendererLoad | undefined;
  const end = (reason: string) => {
    if (!child.killed && child.kill('SIGKILL')) console.error(`A renderer is ended: ${reason}.`);
  };
  const isSilentFor = (milliseconds: number) =>
    pending.size > 0 && performance.now() - lastSign > milliseconds;
  let lastLook = lastSign;
  const watch = setInterval(() => {
    const now = performance.now();
    // The edge itself was held up: signs may be there that it has not read.
    if (now - lastLook > silentMs / 2) lastSign = now;
    lastLook = now;
    if (isSilentFor(silentMs)) end('its code does not come to an end');
  }, 50);
  onMessage(child, (message) => {
    lastSign = performance.now();
    if (message.kind === 'rendered') pending.get(message.id)?.resolve(message.page);
    if (message.kind === 'failed') pending.get(message.id)?.reject(toError(message.error));
    if ('id' in message) pending.delete(message.id);
    if (message.kind === 'alive') load = message;
    if (message.kind === 'alive' && message.residentBytes > limits.residentMegabytes * 2 ** 20)
      end(`it holds ${Math.round(message.residentBytes / 2 ** 20)} MB`);
  });
  child.once('disconnect', () => end('its connection is gone'));
  child.once('exit', (code, signal) => {
    clearInterval(watch);
    for (const { reject } of pending.values())
      reject(new RendererGone(`its renderer ended (${signal ?? code})`));
    pending.clear();
  });
  // Without a listener it would end the edge. A process that could not be started never exits.
  child.on('error', () => child.pid ?? clearInterval(watch));
  const render: Renderer = (request) => {
    const id = nextId++;
    const page = Promise.withResolvers<RenderedPage>();
    if (pending.size === 0) lastSign = performance.now();
    pending.set(id, page);
    const message: ToRenderer = { kind: 'render', id, request };
    // Without a callback, a process that has just ended would be an error of this one.
    child.send(message, (error) => {
      if (!error || !pending.delete(id)) return;
      page.reject(new RendererGone(`its renderer could not be reached (${error.message})`));
    });
    return page.promise;
  };
  return {
    render,
    isSilent: () => isSilentFor(suspectMs),
    load: () => load && { ...load, pages: pending.size, processes: 1 },
  };
}

/** Resolves once all code is loaded and checked. Rejects with an `OutputRefused`, and ends the process. Each app has its time once. */
function ready(
  child: ChildProcess,
  { loadMs, setMs }: RendererLimits,
  folders: Iterable<string>,
): Promise<void> {
  const waiting = new Set(Array.from(folders, (folder) => folder.split('/')[1]));
  return new Promise((resolve, reject) => {
    let loading = 'host';
    let end: number | undefined;
    const fail = (error: Error) => {
      clearTimeout(timer);
      reject(error);
      child.kill('SIGKILL');
    };
    const refuse = (app: string, reason: string) => fail(new OutputRefused(app, reason));
    let timer = setTimeout(() => refuse('host', 'its renderer did not start'), startMs);
    onMessage(child, (message) => {
      if (message.kind === 'loading' && waiting.delete(message.app)) {
        loading = message.app;
        clearTimeout(timer);
        end ??= performance.now() + setMs;
        const left = Math.min(loadMs, end - performance.now());
        timer = setTimeout(
          () => refuse(loading, `its code did not load within ${Math.round(left)} ms`),
          left,
        );
      }
      if (message.kind === 'refused') refuse(message.app, message.reason);
      if (message.kind === 'ready') {
        clearTimeout(timer);
        resolve();
      }
    });
    child.once('exit', (code, signal) => refuse(loading, `its code ended the renderer (${signal ?? code})`));
    // It could not be started, for which no release is to blame.
    child.once('error', ({ message }) => fail(new RendererGone(message)));
  });
}

/** Nothing else of this process's environment is passed on: it may hold credentials. */
function spawnRenderer({ heapMegabytes }: RendererLimits, directories: Iterable<string>): ChildProcess {
  const { format, level } = readLogSettings(process.env);
  return fork(join(import.meta.dirname, `main${extname(import.meta.filename)}`), {
    env: { NODE_ENV: 'production', LOG_FORMAT: format, LOG_LEVEL: level },
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      ...confinement(directories),
    ],
    serialization: 'json',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}
