import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadStoriesPage, Page: StoriesPage } = pageOnTouch(() =>
  import('./StoriesPage.tsx').then((module) => module.StoriesPage),
);
