import { shadowDomCss, cssModules } from '@shop/shared/shadow-dom-css/plugin';
import { defineMain } from '@storybook/react-vite/node';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: [{ from: '../../art/pictures', to: '/pictures' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // frame.tsx adopts this group's style sheets.
      plugins: [react(), shadowDomCss({ group: 'ui' })],
      css: { modules: cssModules },
      cacheDir: '../.cache/storybook',
    }),
});
