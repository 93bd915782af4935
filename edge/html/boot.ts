import { bootElementId, type BootRecord } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import { discoveryDocument, manifestLink, releaseBase } from '../releases/discovery.ts';
import { jsonElement } from './inline-scripts.ts';
import { escapeHtml } from './html-text.ts';

/** The data that the shell starts with. */
export function bootRecord(config: EdgeConfig): BootRecord {
  const { site, provider, host, canary } = config;
  const { integrityManifest } = host;
  const base = releaseBase(config, 'host', host.version);
  return {
    site,
    provider,
    discovery: discoveryDocument(config),
    ...(integrityManifest && { integrityManifest: manifestLink(base, integrityManifest) }),
    ...(canary && { canary }),
  };
}

const elements = new WeakMap<EdgeConfig, string>();

/** The record as an element. */
export function bootScript(config: EdgeConfig): string {
  const element = elements.get(config) ?? jsonElement(bootElementId, bootRecord(config));
  elements.set(config, element);
  return element;
}

/** The shell's entry. The script that watches over it stands before it, after the preloads. */
export function entryScript(config: EdgeConfig): string {
  const { host } = config;
  const entry = releaseBase(config, 'host', host.version) + host.entry;
  return `<script type="module" crossorigin src="${escapeHtml(entry)}" integrity="${escapeHtml(host.integrity)}"></script>`;
}
