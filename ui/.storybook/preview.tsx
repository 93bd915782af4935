import '@shop/shared/ui/styles';
import addonA11y from '@storybook/addon-a11y';
import { definePreview } from '@storybook/react-vite';
import { Frame } from '../frame.tsx';

export default definePreview({
  addons: [addonA11y()],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
    place: {
      description: 'In the document or in a shadow root',
      toolbar: { icon: 'component', items: ['document', 'shadow'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'light', place: 'document' },
  decorators: [
    (Story, { globals, id, parameters }) => (
      // Another place or theme is another mount.
      <Frame
        key={`${id} ${String(globals['theme'])} ${String(globals['place'])}`}
        theme={globals['theme'] === 'dark' ? 'dark' : 'light'}
        place={globals['place'] === 'shadow' ? 'shadow' : 'document'}
        loadError={parameters['loadError'] instanceof Error ? parameters['loadError'] : undefined}
      >
        <Story />
      </Frame>
    ),
  ],
});
