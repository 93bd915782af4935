// A renderer: a process that runs the code of one set of releases and renders its pages. It has no credentials, and the
// process that accepts connections runs none of this code: whatever it does, that process can end it.
import { AsyncLocalStorage } from 'node:async_hooks';
import { nodeModules } from '../node/load-module.ts';
import { checkOutputs, OutputRefused } from '../render/check-outputs.ts';
import { createLog, logConsole, readLogSettings } from '../node/log.ts';
import { createProviderCalls } from '../render/provider-calls.ts';
import { createRenderer, type Renderer } from '../render/renderer.ts';
import { serverOutputs } from '../render/server-outputs.ts';
import type { Trace } from '../watch/watcher.ts';
import { toSentError, type FromRenderer, type ToRenderer } from './messages.ts';
import { withholdReports } from './withhold-reports.ts';
import { withholdSocketFiles } from './withhold-socket-files.ts';

const aliveEveryMs = 100;

withholdSocketFiles();
withholdReports();

const logSettings = readLogSettings(process.env);
if (logSettings.format === 'json') logConsole(createLog(logSettings));

// A rejection that one page does not handle must not end the others. What is thrown outside of a page does end this process.
process.on('unhandledRejection', (reason) => console.error('A promise was not handled:', reason));
process.on('disconnect', () => process.exit());

let renderer: Renderer | undefined;

process.on('message', (message: ToRenderer) => {
  if (message.kind === 'start') void start(message);
  else void render(message);
});

async function start({ setup, directories }: Extract<ToRenderer, { kind: 'start' }>): Promise<void> {
  const load = nodeModules(new Map(Object.entries(directories)), setup.host);
  const outputs = serverOutputs(setup, async (directory, file) => {
    await send({ kind: 'loading', app: directory.split('/')[1] ?? '' });
    return load(directory, file);
  });
  try {
    await checkOutputs(setup, outputs);
  } catch (error) {
    const app = error instanceof OutputRefused ? error.app : 'host';
    return send({ kind: 'refused', app, reason: error instanceof Error ? error.message : String(error) });
  }
  const current = new AsyncLocalStorage<Trace>();
  const { boot, limits } = setup;
  const calls = createProviderCalls({
    provider: boot.provider,
    limits,
    current,
    onCall: (call) => void send({ kind: 'called', call }),
  });
  renderer = createRenderer(setup, load, { outputs, calls, current });
  setInterval(() => {
    void send({ kind: 'alive', residentBytes: process.memoryUsage.rss(), calls: calls.queue.lengths });
  }, aliveEveryMs);
  await send({ kind: 'ready' });
}

async function render({ id, request }: Extract<ToRenderer, { kind: 'render' }>): Promise<void> {
  try {
    if (!renderer) throw new Error('The renderer has not started.');
    await send({ kind: 'rendered', id, page: await renderer(request) });
  } catch (error) {
    await send({ kind: 'failed', id, error: toSentError(error) });
  }
}

/** Resolves once the message has been sent. */
function send(message: FromRenderer): Promise<void> {
  return new Promise((resolve, reject) => {
    if (!process.send) throw new Error('A renderer is started by an edge.');
    process.send(message, undefined, undefined, (error) => (error ? reject(error) : resolve()));
  });
}
