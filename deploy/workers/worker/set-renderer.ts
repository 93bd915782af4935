import type { PublishedRelease } from '@shop/delivery';
import { OutputRefused } from '../../../edge/render/check-outputs.ts';
import { withBudget, type RendererSetup } from '../../../edge/render/renderer.ts';
import { toError } from '../../../edge/renderer/messages.ts';
import type { RendererProcess } from '../../../edge/renderer/renderer-process.ts';
import { setKey } from '../../../edge/releases/load-set.ts';
import { digest } from './cache-api.ts';
import { compatibility, type RendererStub, type WorkerCode, type WorkerLoader } from './cloudflare.ts';
import { mainModule, setModules } from './set-modules.ts';

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
  // Other code would need another id: that of the renderer's own module is part of it.
  const versions = Object.fromEntries(records.map(({ app, version }) => [app, version]));
  const id = `${setKey(versions)} ${await digest(rendererText)}`;
  const code = async (): Promise<WorkerCode> => {
    const modules = { ...(await setModules({ host, records, text })), [mainModule]: rendererText };
    return {
      ...compatibility,
      mainModule,
      modules: Object.fromEntries(Object.entries(modules).map(([name, js]) => [name, { js }])),
      env: {},
      globalOutbound: outbound(),
    };
  };
  return checkedRenderer(setup, () => loader.get(id, code).getEntrypoint());
}

/**
 * A renderer behind a stub. Throws an `OutputRefused` that names the app.
 * @param stub called for each page, since a stub belongs to one request
 */
export async function checkedRenderer(
  setup: RendererSetup,
  stub: () => RendererStub,
): Promise<RendererProcess> {
  const refusal = await stub().check(setup);
  if (refusal) throw new OutputRefused(refusal.app, refusal.reason);
  return {
    async render(request) {
      // The worker ends its own work in time; this is for one that cannot.
      const within = (request.budget ?? setup.budget) + 100;
      const answer = await withBudget(within, () => stub().render(setup, request));
      if ('error' in answer) throw toError(answer.error);
      return answer.page;
    },
    pid: undefined,
    // Where it runs is the platform's affair, and so is its end.
    end() {},
  };
}
