import { lazy, Suspense } from 'react';

/* Storybook's documentation parts are large; the story tests never need them. */
const PatternPage = lazy(() => import('./PatternPage.tsx'));

/** Parameters of a pattern's stories: they fill the window, and their page says what there is to know. */
export const onItsPage = {
  layout: 'fullscreen',
  controls: { disable: true },
  docs: {
    page: () => (
      <Suspense>
        <PatternPage />
      </Suspense>
    ),
  },
};
