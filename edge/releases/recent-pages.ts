import type { Renderer } from '../render/renderer.ts';

/**
 * The pages that visitors asked for last: what a new set of releases has to render. Those with a query are not among them, and a page
 * is among them once, however its address is encoded: anybody may make up such addresses, and twenty lists with many filters take
 * longer together than a set has.
 */
export interface RecentPages {
  /** The renderer, whose pages are remembered. */
  of(render: Renderer): Renderer;
  /** Their addresses, which may be pages of another area in another set. */
  list(): readonly string[];
}

const remembered = 20;

export function createRecentPages(): RecentPages {
  const pages = new Map<string, string>();
  return {
    of: (render) => async (request) => {
      const page = await render(request);
      if (page.status === 200 && request.part === undefined && !request.address.includes('?')) {
        const path = pathOf(request.address);
        pages.delete(path);
        pages.set(path, request.address);
        const [oldest] = pages.keys();
        if (pages.size > remembered && oldest !== undefined) pages.delete(oldest);
      }
      return page;
    },
    list: () => [...pages.values()],
  };
}

/** One path for all spellings that routes take for the same. */
const pathOf = (address: string) =>
  decodeURIComponent(new URL(address).pathname).toLowerCase().replace(/\/+$/, '');
