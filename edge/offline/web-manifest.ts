import { releaseBase } from '../releases/discovery.ts';
import type { EdgeConfig } from '../releases/edge-config.ts';

// A manifest has one colour, for light and dark: that of the paper by day.
const paper = '#faf6ee';

/** How the shop looks among a device's apps (https://www.w3.org/TR/appmanifest/). */
export function webManifest(config: EdgeConfig) {
  const { site, host } = config;
  const base = releaseBase(config, 'host', host.version);
  const { icons } = host;
  return {
    id: '/',
    name: site.site_title,
    short_name: site.site_title,
    ...(site.site_description && { description: site.site_description }),
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: base + host.icon, type: 'image/svg+xml', sizes: 'any' },
      ...(icons
        ? [
            { src: base + icons['192'], type: 'image/png', sizes: '192x192' },
            { src: base + icons['512'], type: 'image/png', sizes: '512x512' },
            { src: base + icons.maskable, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
          ]
        : []),
    ],
  };
}
