import type { StorybookConfig } from '@storybook/react-vite';
import { shared } from '../../.storybook/main.ts';

/** Storybook of the Office: `npx pnpm@12 storybook:office`. Designers of the public site do not need its stories. */
const config: StorybookConfig = {
  ...shared,
  stories: ['../{features,kit,shell}/**/*.stories.tsx', './*.@(mdx|stories.tsx)'],
  staticDirs: ['../../packages/ui/static', { from: '../../packages/ui/src/theme/fonts', to: '/fonts' }],
};

export default config;
