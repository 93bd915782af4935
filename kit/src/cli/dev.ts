import { parseArgs } from 'node:util';
import { ManifestError } from '../dev/local-area.ts';
import { ShopError } from '../dev/find-shop-origin.ts';
import { serveAgainst, type AreaProxy, type ServedArea } from '../dev/serve-against.ts';
import { UsageError, type Verb } from './verb.ts';

const usualPort = 5174;

export const dev: Verb = {
  usage: 'dev --against <address> [--port <number>]',
  summary: [
    'Serves a deployed shop with the area of this folder in it.',
    'Edits show at once: a style is exchanged in the page, code reloads it. Nobody else sees anything of it; orders, comments and',
    `messages are real ones, as in the shop itself. The port is ${usualPort} unless given; 0 takes a free one.`,
  ].join('\n'),
  async run(args, folder) {
    const { url, shop, stop } = await serve({ root: folder, ...readOptions(args) });
    console.log(`ready ${url}`);
    console.log(`  ${shop}, with the area of ${folder}\n  Ctrl-C ends it.`);
    await new Promise<void>((end) => {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end());
    });
    await stop();
    return 0;
  },
};

function readOptions(args: readonly string[]): Omit<ServedArea, 'root'> {
  const options = { against: { type: 'string' }, port: { type: 'string' } } as const;
  try {
    const { against, port = `${usualPort}` } = parseArgs({ args: [...args], options }).values;
    if (!against) throw new UsageError('Name the shop: --against https://shop.example');
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) throw new UsageError(`"${port}" is no port.`);
    return { shop: against, port: Number(port) };
  } catch (cause) {
    throw cause instanceof UsageError ? cause : new UsageError((cause as Error).message, { cause });
  }
}

async function serve(served: ServedArea): Promise<AreaProxy> {
  try {
    return await serveAgainst(served);
  } catch (cause) {
    if (cause instanceof ShopError || cause instanceof ManifestError)
      throw new UsageError(cause.message, { cause });
    if ((cause as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new UsageError(`Port ${served.port} is taken: --port names another.`, { cause });
    throw cause;
  }
}
