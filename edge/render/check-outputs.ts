import { servesContract, type Area, type Platform } from '@shop/shared/contracts';
import type { RouteObject } from 'react-router-dom';
import type { RendererSetup } from './renderer.ts';
import type { ServerOutputs } from './server-outputs.ts';

/** A release cannot be rendered. */
export class OutputRefused extends Error {
  override readonly name = 'OutputRefused';
  readonly app: string;

  constructor(app: string, reason: string, cause?: unknown) {
    super(reason, { cause });
    this.app = app;
  }
}

/** Loads every server output and compares it with what its release says. Throws an `OutputRefused`. */
export async function checkOutputs(setup: RendererSetup, outputs: ServerOutputs): Promise<void> {
  await refuseFor('host', () => outputs.shell('renderPage'));
  for (const [name, { routes }] of Object.entries(setup.areas)) {
    const area = await refuseFor(name, () => outputs.area(name));
    if (!setup.host.contracts.some((served) => servesContract(served, `^${area.contract}`)))
      throw new OutputRefused(
        name,
        `it is built for contract ${area.contract}, which the host does not serve`,
      );
    const patterns = await refuseFor(name, () => patternsOf(area));
    const missing = routes.filter((route) => !patterns.has(route));
    if (missing.length > 0) throw new OutputRefused(name, `it has no page for ${missing.join(', ')}`);
  }
}

async function refuseFor<Result>(app: string, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new OutputRefused(app, String(error), error);
  }
}

function patternsOf(area: Area): Set<string> {
  const walk = (routes: readonly RouteObject[], parent: string): string[] =>
    routes.flatMap(({ path = '', children }) => {
      const pattern = path.startsWith('/')
        ? path
        : [parent.replace(/\/$/, ''), path].filter(Boolean).join('/');
      return [pattern || '/', ...(children ? walk(children, pattern || '/') : [])];
    });
  return new Set(walk(area.routes(platformStub), '/'));
}

// `routes()` only keeps the platform for later, so that next to nothing of it is needed.
const platformStub = { site: { title: '' }, fragment: () => () => null } as unknown as Platform;
