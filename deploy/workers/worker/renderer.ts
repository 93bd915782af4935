// The main module of a set's worker: renders its pages. It has no bindings, and reaches the provider alone.
import { WorkerEntrypoint } from 'cloudflare:workers';
import { AsyncLocalStorage } from 'node:async_hooks';
import { checkOutputs, OutputRefused } from '../../../edge/render/check-outputs.ts';
import { createRenderer, type RendererSetup, type RenderRequest } from '../../../edge/render/renderer.ts';
import { serverOutputs, type ServerOutputs } from '../../../edge/render/server-outputs.ts';
import { toSentError } from '../../../edge/renderer/messages.ts';
import type { Trace } from '../../../edge/watch/watcher.ts';
import type { CheckAnswer, RenderAnswer, RendererStub } from './cloudflare.ts';
import { load } from './load-module.ts';

const current = new AsyncLocalStorage<Trace>();

interface Loaded {
  /** The same object for all pages: what the shell caches goes by it. */
  readonly setup: RendererSetup;
  readonly outputs: ServerOutputs;
}

/** A worker has one set, but an area that was refused is missing in later setups. */
const known = new Map<string, Loaded>();

function loadedFor(setup: RendererSetup): Loaded {
  const key = JSON.stringify(setup);
  const loaded = known.get(key) ?? { setup, outputs: serverOutputs(setup, load) };
  known.set(key, loaded);
  return loaded;
}

export default class Renderer extends WorkerEntrypoint implements RendererStub {
  async check(sent: RendererSetup): Promise<string> {
    return JSON.stringify(await checkSet(sent));
  }

  async render(sent: RendererSetup, request: RenderRequest): Promise<string> {
    try {
      return JSON.stringify(await renderPage(sent, request));
    } catch (error) {
      const answer: RenderAnswer = { error: toSentError(error) };
      return JSON.stringify(answer);
    }
  }
}

async function checkSet(sent: RendererSetup): Promise<CheckAnswer> {
  try {
    const { setup, outputs } = loadedFor(sent);
    await checkOutputs(setup, outputs);
    return null;
  } catch (error) {
    const app = error instanceof OutputRefused ? error.app : 'host';
    return { app, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function renderPage(sent: RendererSetup, request: RenderRequest): Promise<RenderAnswer> {
  const { setup, outputs } = loadedFor(sent);
  // Of this request alone: workerd lets no request read what another one has fetched.
  const render = createRenderer(setup, load, { outputs, current });
  return { page: await render(request) };
}
