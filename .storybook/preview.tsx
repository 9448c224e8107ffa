import '@banyan/ui/theme';
import '../packages/ui/src/themes/all.css.ts';
import { themes } from '@banyan/ui/themes';
import type { Preview } from '@storybook/react-vite';
import { useEffect } from 'react';

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        smallest: viewport('Smallest phone', 320, 640),
        phone: viewport('Phone', 390, 844),
        tablet: viewport('Tablet', 768, 1024),
        wide: viewport('Navigation appears', 968, 800),
        desktop: viewport('Desktop', 1280, 800),
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Foundations',
          'Layout',
          'Elements',
          'Navigation',
          'Overlays',
          'Content',
          'Imagery',
          'Fields',
          'Forms',
        ],
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Whose colours',
      toolbar: {
        title: 'Theme',
        icon: 'paintbrush',
        items: themes.map(({ id, label }) => ({ value: id, title: label })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Light or dark',
      toolbar: {
        title: 'Mode',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'national', mode: 'light' },
  decorators: [
    function WearTheme(Story, { globals }) {
      const theme: unknown = globals.theme;
      const mode: unknown = globals.mode;
      useEffect(() => {
        document.documentElement.dataset.theme = String(theme);
        document.documentElement.dataset.mode = String(mode);
      }, [theme, mode]);
      return <Story />;
    },
  ],
};

export default preview;
