import { pageGlobal } from '@shop/shared/contracts';
import { createFetchFiles } from '@shop/shared/modules';

/**
 * Fetches the page's preloaded modules with their integrity and has them compiled while the shell's entry is under way.
 * After a failure each is fetched again when it is needed.
 * In a task of its own: asking for ten files takes a slow phone 20 ms, in which it can paint what it has parsed.
 */
export function fetchPageFiles(): void {
  const page = pageGlobal();
  const fetchFiles = (page.fetchFiles ??= createFetchFiles());
  setTimeout(() => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-integrity]')];
    const priority = links.some((link) => link.getAttribute('fetchpriority') === 'low') ? 'low' : 'auto';
    const files = links.map(({ href, dataset }) => [href, dataset['integrity'] ?? ''] as const);
    void fetchFiles(files, priority);
  });
}
