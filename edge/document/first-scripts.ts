import type { EdgeConfig } from '../config.ts';
import { arrivalScript } from './arrival-script.ts';
import { integrityMap } from './integrity-map.ts';
import { themeScript } from './theme-script.ts';
import { unservedScript } from './unserved-script.ts';

/** What every document begins with: before the first paint, and before the first module is asked for. */
export interface FirstScripts {
  readonly html: string;
  /** The texts, for the policy's hashes. */
  readonly texts: readonly string[];
}

export function firstScripts(config: EdgeConfig): FirstScripts {
  const map = integrityMap(config);
  const scripts = [unservedScript, themeScript, arrivalScript];
  const html = scripts.map((text) => `<script>${text}</script>`).join('\n');
  if (map === undefined) return { html, texts: scripts };
  return {
    html: `${html}\n<script type="importmap">${map}</script>`,
    texts: [...scripts, map],
  };
}
