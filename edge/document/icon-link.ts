import type { EdgeConfig } from '../config.ts';
import { releaseBase } from '../discovery.ts';
import { escapeHtml } from './html-text.ts';

const types = new Map([
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['ico', 'image/x-icon'],
]);

/** The page icon: the configured file on the backend host, else the one built into the shell. */
export function iconLink(config: EdgeConfig): string {
  const href = configuredIcon(config) ?? releaseBase(config, 'host', config.host.version) + config.host.icon;
  const path = href.replace(/[?#].*$/, '');
  const type = types.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase());
  return `<link rel="icon"${type ? ` type="${type}"` : ''} href="${escapeHtml(href)}">`;
}

function configuredIcon({ site, provider }: EdgeConfig): string | undefined {
  return site.favicon ? URL.parse(site.favicon, provider.backendHost)?.href : undefined;
}
