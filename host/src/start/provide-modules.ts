import { pageGlobal, type Boot } from '@shop/shared/contracts';
import { addIntegrityManifest, createFetchFiles } from '@shop/shared/modules';

/** Has the page fetch its late files with their integrity, the shell's own to begin with. */
export function provideModules(
  document: Document,
  { integrityManifest }: Pick<Boot, 'integrityManifest'>,
): void {
  pageGlobal().fetchFiles ??= createFetchFiles();
  if (!integrityManifest) return;
  const { url, integrity } = integrityManifest;
  addIntegrityManifest(new URL(url, document.baseURI).href, integrity);
}
