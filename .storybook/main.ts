import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/forms/docs/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  staticDirs: ['../packages/ui/static'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* The default parser needs TypeScript's JavaScript interface, which version 7 does not have. */
  typescript: { reactDocgen: 'react-docgen', check: false },
};

export default config;
