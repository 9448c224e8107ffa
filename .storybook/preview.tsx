import '@banyan/ui/theme';
import '../packages/ui/src/themes/all.css.ts';
import { keepTranslatedText } from '@banyan/ui/hooks';
import { themes } from '@banyan/ui/themes';
import type { Preview } from '@storybook/react-vite';
import { type ComponentProps, lazy, Suspense, useInsertionEffect } from 'react';
import { configure } from 'storybook/test';
import { checkAnnouncements } from '../packages/ui/docs/component/announcements.ts';
import { DocumentPage } from '../packages/ui/docs/page/DocumentPage.tsx';
import * as styles from '../packages/ui/docs/page/Sheet.css.ts';
import { leaveFocusToThePage } from './docs/leaveFocusToThePage.ts';
import { letDrawingsFollow } from './docs/letDrawingsFollow.ts';

/* Storybook's documentation parts are large; the story tests never need them. */
const DocumentContainer = lazy(() => import('./docs/DocumentContainer.tsx'));
const ComponentPage = lazy(() => import('./docs/ComponentPage.tsx'));

keepTranslatedText();
leaveFocusToThePage();
/* A screenshot test shows one story in all themes, one after the other, and does not wait for pictures to load again. */
if (import.meta.env.MODE !== 'test') letDrawingsFollow();

/* Longer than the usual second, for a busy machine; a story continues as soon as the element appears. */
configure({ asyncUtilTimeout: 5_000 });

const viewport = (name: string, width: number, height: number) => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

type ContainerProps = ComponentProps<typeof DocumentContainer>;

const preview: Preview = {
  tags: ['autodocs'],
  /* Removes drafts of forms, which would otherwise appear in the next story. */
  beforeEach: () => {
    for (const storage of [sessionStorage, localStorage])
      for (const key of Object.keys(storage)) if (key.startsWith('banyan.')) storage.removeItem(key);
  },
  /* A docs page shows many stories side by side, so an announcement of one would be found in another. */
  afterEach: ({ viewMode, parameters, canvasElement }) =>
    viewMode === 'docs' ? undefined : checkAnnouncements(parameters, canvasElement),
  parameters: {
    layout: 'padded',
    /* Every rule runs. Passed rules are not listed node by node, which would take axe as long as the check itself. */
    a11y: {
      test: 'error',
      options: {
        resultTypes: ['violations', 'incomplete'],
        // Only a rule that is off by default reads stylesheets.
        preload: { assets: ['media'] },
      },
    },
    docs: {
      container: (props: ContainerProps) => (
        <Suspense>
          <DocumentContainer {...props} />
        </Suspense>
      ),
      page: () => (
        <Suspense>
          <ComponentPage />
        </Suspense>
      ),
      components: { wrapper: DocumentPage },
      toc: {
        headingSelector: 'h2, [data-states] h3',
        ignoreSelector: '[data-sample] *, [data-drawn] *',
        title: 'On this page',
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    chromatic: {
      modes: Object.fromEntries(
        [1280, 390].flatMap((viewport) =>
          ['light', 'dark'].map((mode) => [`${mode} ${viewport}`, { mode, viewport }]),
        ),
      ),
    },
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
          ['What this is', 'Use it in your project', 'Accessibility', 'Add a component'],
          'Chapters',
          [
            'Your first hour',
            'Re-branding',
            'Brand maker (two colors, theme, contrast)',
            'Adding an event page',
            'Deploying',
            'Updating',
            'Plain HTML, without a build',
          ],
          'Pages',
          ['Site'],
          'Patterns',
          ['List with filters', 'Detail', 'Form', 'Wizard', 'Success', 'Failure', 'Empty', 'Search'],
          'Foundations',
          ['Specimen (component sheet, kitchen sink)', 'Specimen of fields'],
          'Layout',
          'Elements',
          'Navigation',
          'Overlays',
          'Content',
          [
            'Events',
            'News',
            'Stories',
            'Jobs',
            'Giving',
            'People',
            'Photographs',
            'Lists',
            'Words',
            'Beside a thing',
          ],
          'Sections',
          [
            'Heads of pages',
            'Events',
            'Jobs',
            'Giving',
            'People',
            'Ways on',
            'Invitations',
            'What we stand for',
            'Ends',
          ],
          'Imagery',
          'Fields',
          'Forms',
          'Office',
        ],
      },
    },
  },
  argTypesEnhancers: [
    /* Describes a union defined by an array of words by its words, not by TypeScript's name for it. */
    ({ argTypes }) =>
      Object.fromEntries(
        Object.entries(argTypes).map(([name, argType]) => [
          name,
          argType.options
            ? {
                ...argType,
                table: { ...argType.table, type: { summary: argType.options.map(String).join(' | ') } },
              }
            : argType,
        ]),
      ),
  ],
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
    function WearTheme(Story, { globals, viewMode }) {
      const theme = String(globals.theme);
      const mode = String(globals.mode);
      const alone = viewMode !== 'docs';
      /* Runs before anything is measured, so that nothing fades from the last story's colors into the new ones. */
      useInsertionEffect(() => {
        if (!alone) return;
        document.documentElement.dataset.theme = theme;
        document.documentElement.dataset.mode = mode;
      }, [alone, theme, mode]);
      if (alone) return <Story />;
      /* On a page of many stories each has its own theme; the page itself follows the toolbar. */
      return (
        <div className={styles.sheet} data-theme={theme} data-mode={mode}>
          <Story />
        </div>
      );
    },
  ],
};

export default preview;
