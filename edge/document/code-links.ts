import type { Release } from '@shop/shared/contracts';
import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import type { PageOfArea } from './page-of.ts';
import { filePreload, modulePreload } from './preload-link.ts';

interface PageFiles {
  /** Files of the shell beyond its entry and what that imports. */
  readonly shell: readonly string[];
  /** Files of the page's area. */
  readonly area: readonly string[];
  readonly priority?: 'low';
}

/** Links that fetch the code of a page: the shell's entry, which the browser imports by itself, then what the shell loads. */
export function codeLinks(
  config: EdgeConfig,
  page: PageOfArea | undefined,
  { shell, area, priority }: PageFiles,
): string[] {
  const { host } = config;
  const base = releaseBase(config, 'host', host.version);
  return [
    modulePreload(base + host.entry, host.integrity, priority),
    ...host.preload.map((file) => modulePreload(base + file, undefined, priority)),
    ...loadedFiles(base, host, shell, priority),
    ...(page
      ? loadedFiles(releaseBase(config, page.name, page.area.version), page.area, area, priority)
      : []),
  ];
}

/** A release from before there were manifests is imported without being fetched first. */
function loadedFiles(
  base: string,
  { entry, integrity, integrityManifest }: Pick<Release, 'entry' | 'integrity' | 'integrityManifest'>,
  files: readonly string[],
  priority: 'low' | undefined,
): string[] {
  if (integrityManifest)
    return [integrityManifest.file, ...files].map((file) => filePreload(base + file, priority));
  return files.map((file) => modulePreload(base + file, file === entry ? integrity : undefined, priority));
}
