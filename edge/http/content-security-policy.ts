import { createLru } from '@shop/shared/contracts';
import { usualPlayers } from '@shop/shared/contracts/players';
import type { EdgeConfig, EdgeSettings } from '../releases/edge-config.ts';
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
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...areaOrigins, ...analytics.scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", 'data:', ...pictureSources(config)],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    ...(config.offline && { 'worker-src': ["'self'"] }),
    'connect-src': ["'self'", api, ...areaOrigins, ...analytics.calls],
    'frame-src': frameSources(config),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify', ...analytics.trusted, ...(config.offline ? ['shop-offline'] : [])],
  });
}

/** The configurator's policy: widgets of this shop alone, shown by its own provider. */
export function configuratorPolicy({ provider }: Pick<EdgeSettings, 'provider'>): string {
  return policyOf({
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'connect-src': ["'self'", new URL(provider.apiBase).origin],
    'img-src': ["'self'", 'data:', new URL(provider.backendHost).origin],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['dompurify'],
  });
}

function policyOf(directives: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}

/** Pictures come from anywhere by https, or from the hosts that the provider profile names. */
function pictureSources({ provider, site, pictureOrigins }: EdgeSettings): string[] {
  const backend = new URL(provider.backendHost).origin;
  if (!pictureOrigins) return ['https:', backend];
  const configured = [site.logo, site.favicon].filter((file) => file && URL.canParse(file, backend));
  return [backend, ...configured.map((file) => new URL(file ?? '', backend).origin), ...pictureOrigins];
}

/**
 * Maps of branches come from anywhere by https (players have a list of their own), or from the hosts that the
 * profile names. In development maps of the sandbox as well.
 */
function frameSources({ provider, frameOrigins }: EdgeSettings): string[] {
  const isDevelopment = /^(?:localhost|127\.0\.0\.1)$/.test(new URL(provider.apiBase).hostname);
  const own = isDevelopment ? ['http://localhost:*', 'http://127.0.0.1:*'] : [];
  if (!frameOrigins) return ['https:', ...own];
  const { players = usualPlayers } = provider;
  return [...players.map((place) => `https://${place}`), ...frameOrigins, ...own];
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
