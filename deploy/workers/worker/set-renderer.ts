import type { PublishedRelease } from '@shop/delivery';
import * as v from 'valibot';
import { OutputRefused } from '../../../edge/render/check-outputs.ts';
import { withBudget, type RendererSetup } from '../../../edge/render/renderer.ts';
import { toError } from '../../../edge/renderer/messages.ts';
import type { RendererProcess } from '../../../edge/renderer/renderer-process.ts';
import { nameApp, setKey } from '../../../edge/releases/load-set.ts';
import { digest } from './cache-api.ts';
import {
  compatibility,
  type RenderAnswer,
  type RendererStub,
  type WorkerCode,
  type WorkerLoader,
} from './cloudflare.ts';
import { mainModule, setModules } from './set-modules.ts';

/** Milliseconds in which code must have been loaded: what follows the log is ended after 30 seconds. */
export const loadMs = {
  /** Of each app in turn. */
  app: 5000,
  /** Of all together: code of one app may hold up the checks of the others. */
  set: 7000,
};

export interface SetRendererOptions {
  readonly loader: WorkerLoader;
  /** Text of the renderer's own module. */
  readonly rendererText: string;
  readonly records: readonly PublishedRelease[];
  readonly text: (release: PublishedRelease, key: string) => Promise<string>;
  /** What takes the requests of pages. */
  readonly outbound: () => unknown;
}

/** Renders a set in a worker that is loaded by the set's name, wherever a request needs it. */
export async function renderInWorker(
  setup: RendererSetup,
  { loader, rendererText, records, text, outbound }: SetRendererOptions,
): Promise<RendererProcess> {
  const { host } = setup;
  const textOf: typeof text = (release, key) => nameApp(release.app, () => text(release, key));
  // Other code would need another id: that of the renderer's own module is part of it.
  const versions = Object.fromEntries(records.map(({ app, version }) => [app, version]));
  const id = `${setKey(versions)} ${await digest(rendererText)}`;
  /** Why the code could not be read: of what a callback throws, the platform passes on a text at most. */
  let fault: unknown;
  const readModules = () =>
    setModules({ host, records, text: textOf }).catch((error: unknown) => {
      fault = error;
      throw error;
    });
  const code = async (): Promise<WorkerCode> => {
    const modules = { ...(await readModules()), [mainModule]: rendererText };
    return {
      ...compatibility,
      mainModule,
      modules: Object.fromEntries(Object.entries(modules).map(([name, js]) => [name, { js }])),
      env: {},
      globalOutbound: outbound(),
    };
  };
  try {
    return await checkedRenderer(setup, () => loader.get(id, code).getEntrypoint());
  } catch (error) {
    throw fault ?? error;
  }
}

/**
 * A renderer behind a stub. Throws an `OutputRefused` that names the app.
 * @param stub called for each page, since a stub belongs to one request
 */
export async function checkedRenderer(
  setup: RendererSetup,
  stub: () => RendererStub,
): Promise<RendererProcess> {
  const end = Date.now() + loadMs.set;
  let slowest = { app: 'host', ms: 0 };
  // One after the other, so that it is known whose code does not come to an end, or is ended by the platform.
  await checkApp('host', { ...setup, areas: {} });
  for (const [app, area] of Object.entries(setup.areas))
    await checkApp(app, { ...setup, areas: { [app]: area } });
  // Pages go by the whole set: one that loads it, and is ended meanwhile, would have all others wait for that.
  await checkApp('host', setup);

  async function checkApp(app: string, alone: RendererSetup): Promise<void> {
    const since = Date.now();
    const left = end - since;
    const check = async () => v.parse(CheckSchema, await answerOf(stub().check(alone)));
    const refusal = await withBudget(Math.min(loadMs.app, left), check).catch((error: unknown) => {
      const isLate = Date.now() >= end && slowest.ms > left;
      throw new OutputRefused(
        isLate ? slowest.app : app,
        `its code could not be loaded: ${String(error)}`,
        error,
      );
    });
    if (refusal) throw new OutputRefused(app, refusal.reason);
    const ms = Date.now() - since;
    if (ms > slowest.ms) slowest = { app, ms };
  }

  return {
    async render(request) {
      // The worker ends its own work in time; this is for one that cannot.
      const within = (request.budget ?? setup.budget) + 100;
      const answer = await withBudget(within, () => answerOf<RenderAnswer>(stub().render(setup, request)));
      if ('error' in answer) throw toError(answer.error);
      return answer.page;
    },
    pid: undefined,
    // Where it runs is the platform's affair, and so is its end.
    end() {},
  };
}

const CheckSchema = v.nullable(v.object({ reason: v.string() }));

/**
 * What a renderer answers. The code of a release may have done so in its name: a text does nothing here, and of what is thrown only
 * the words are taken, since of another name, or of what is no error, it may be that no text can be made.
 */
async function answerOf<Answer>(call: Promise<unknown>): Promise<Answer> {
  const text = await Promise.resolve(call).catch((error: unknown) => {
    throw new Error(error instanceof Error ? error.message : 'a renderer has thrown what is no error');
  });
  if (typeof text !== 'string') throw new TypeError('a renderer has answered no text');
  return JSON.parse(text) as Answer;
}
