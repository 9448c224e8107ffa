import { browsers } from '@banyan/ui/browsers';
import type { StorybookConfig } from '@storybook/react-vite';
import { pageFactsPlugin } from './component/pageFactsPlugin.ts';

/* Served with the site, it stands beside the pages of the association, which search engines are to find. */
const hidden = process.env.DESIGN_INDEXED === 'no' ? '<meta name="robots" content="noindex">' : '';
const unlisted = (head = '') => head + hidden;

type Plugins = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>;

/**
 * What reads components for their controls reads every module, which is half of a build: stories, styles and rules have no
 * properties, and the tests of stories have no controls.
 */
const ofComponentsOnly = (plugins: Plugins): Plugins =>
  plugins.map((plugin) => {
    if (!plugin || !('name' in plugin) || plugin.name !== 'storybook:react-docgen-plugin') return plugin;
    if (process.env.VITEST) return undefined;
    const { transform } = plugin;
    if (typeof transform !== 'function') return plugin;
    return {
      ...plugin,
      transform: { filter: { id: { include: /\.tsx$/, exclude: /\.stories\.tsx$/ } }, handler: transform },
    };
  });

const config: StorybookConfig = {
  managerHead: unlisted,
  previewHead: unlisted,
  stories: [
    '../packages/ui/docs/**/*.mdx',
    '../packages/forms/docs/**/*.mdx',
    '../packages/create-chapter/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../packages/forms/src/**/*.stories.tsx',
    '../office/{features,kit,shell}/**/*.stories.tsx',
    './patterns/*.stories.tsx',
    './pages/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  /* The fonts again under a fixed name, for Storybook's own frame, which no bundler of ours builds. */
  staticDirs: ['../packages/ui/static', { from: '../packages/ui/src/theme/fonts', to: '/fonts' }],
  /*
   * The sidebar's search reads headings too: that is where other libraries' names for our parts stand. Grounds come from the
   * theme and its mode, so nobody chooses another.
   */
  features: { experimentalSearchDocsHeadings: true, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* The default parser needs TypeScript's JavaScript interface, which version 7 does not have. */
  typescript: { reactDocgen: 'react-docgen', check: false },
  /*
   * Of our `build` Storybook keeps the JavaScript target only. Without the CSS target `light-dark()` would be rewritten
   * for older browsers, and a theme inside another would keep the outer one's colours.
   */
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: [pageFactsPlugin(), ...ofComponentsOnly(viteConfig.plugins ?? [])],
    build: { ...viteConfig.build, cssTarget: browsers, reportCompressedSize: false },
  }),
};

export default config;
