import { lazy, Suspense } from 'react';

/* Storybook's documentation parts are large; the story tests never need them. */
const WholePages = lazy(() => import('./WholePages.tsx'));

/** Parameters of whole pages: they fill the window, and are shown in windows of their own. @param lead What is in the group. */
export const whole = (lead: string) => ({
  layout: 'fullscreen',
  controls: { disable: true },
  docs: {
    page: () => (
      <Suspense>
        <WholePages lead={lead} />
      </Suspense>
    ),
  },
});
