import type { RenderPage } from '@shop/shared/contracts';
import { parseBoot, serverPlatform } from './server-platform.tsx';

/** Lists an area's pages, in place of rendering one; none for an area that does not list any. */
export const listPages: RenderPage = async ({ request, boot: record, area, fetch }) => {
  const boot = parseBoot(record);
  const pages = (await area?.area.listPages?.(serverPlatform(boot, fetch), request.signal)) ?? [];
  return { status: 200, html: '', hydration: null, meta: { title: boot.site.title }, pages };
};
