import { browsers } from '@banyan/ui/browsers';
import type { StorybookConfig } from '@storybook/react-vite';

/* Without noindex, a Storybook served with the site would compete with the association's pages in search engines. */
const noIndex = process.env.DESIGN_INDEXED === 'no' ? '<meta name="robots" content="noindex">' : '';
const withNoIndex = (head = '') => head + noIndex;

type Plugins = NonNullable<Parameters<NonNullable<StorybookConfig['viteFinal']>>[0]['plugins']>;

/**
 * Limits the plugin that reads props to components. It parses every module, which is half of a build, and tests of stories have no
 * controls.
 */
const readComponentsOnly = (plugins: Plugins): Plugins =>
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

/** Settings shared by the public Storybook and the Office's. */
export const shared = {
  managerHead: withNoIndex,
  previewHead: withNoIndex,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  /* The sidebar's search finds headings: `Also called …` has other systems' names. Backgrounds come from the theme. */
  features: { experimentalSearchDocsHeadings: true, backgrounds: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  /* The default parser needs TypeScript's JavaScript interface, which version 7 does not have. */
  typescript: { reactDocgen: 'react-docgen', check: false },
  /*
   * Storybook keeps only the JavaScript target of our `build`. Without the CSS target `light-dark()` would be rewritten for older
   * browsers, and a theme inside another would keep the outer one's colors.
   */
  viteFinal: (viteConfig) => ({
    ...viteConfig,
    plugins: readComponentsOnly(viteConfig.plugins ?? []),
    build: { ...viteConfig.build, cssTarget: browsers, reportCompressedSize: false },
  }),
} satisfies Omit<StorybookConfig, 'stories'>;

const config: StorybookConfig = {
  ...shared,
  stories: [
    '../packages/{ui,create-chapter}/docs/**/*.mdx',
    '../packages/ui/docs/**/*.stories.tsx',
    '../packages/{ui,forms}/src/**/*.@(mdx|stories.tsx)',
    './{pages,patterns}/*.@(mdx|stories.tsx)',
  ],
  staticDirs: [
    '../packages/ui/static',
    { from: '../packages/server/src/samples/photos', to: '/samples/photos' },
    /* Copies the fonts under a fixed name, for Storybook's own frame, which our bundler does not build. */
    { from: '../packages/ui/src/theme/fonts', to: '/fonts' },
  ],
};

export default config;
