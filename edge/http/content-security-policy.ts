import { createLru } from '@shop/shared/contracts';
import type { EdgeConfig } from '../releases/edge-config.ts';
import type { ShopDocument } from '../html/document.ts';

/** What Google's tag needs where an id for it is configured; it is loaded for visitors who allowed it, or for all. */
const analyticsSources = {
  scripts: ['https://www.googletagmanager.com'],
  calls: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
  trusted: ['shop-analytics'],
};
const noAnalytics: typeof analyticsSources = { scripts: [], calls: [], trusted: [] };

/** The document's policy: code from here and from the areas' origins, inline texts by hash alone. */
export async function contentSecurityPolicy(config: EdgeConfig, page: ShopDocument): Promise<string> {
  const scripts = await Promise.all(page.inlineScripts.map(hashSource));
  const styles = await Promise.all(page.inlineStyles.map(hashSource));
  const areaOrigins = Object.values(config.areaOrigins);
  const api = new URL(config.provider.apiBase).origin;
  const { google_analytics_id: analyticsId, analytics: mode } = config.site;
  const analytics = analyticsId && mode !== 'off' ? analyticsSources : noAnalytics;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...areaOrigins, ...analytics.scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', 'https:', new URL(config.provider.backendHost).origin],
    'font-src': ["'self'"],
    'connect-src': ["'self'", api, ...areaOrigins, ...analytics.calls],
    'frame-src': ['https:', 'http://localhost:*', 'http://127.0.0.1:*'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', ...analytics.trusted],
  })
    .map(([directive, sources]) => [directive, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Documents share most of their inline texts. */
const sources = createLru<string, Promise<string>>(200);

/** The source expression that admits an inline text. */
export function hashSource(text: string): Promise<string> {
  const source = sources.get(text) ?? hash(text);
  sources.set(text, source);
  return source;
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
