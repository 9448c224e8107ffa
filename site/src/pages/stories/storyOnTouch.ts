import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadStoryPage, Page: StoryPage } = pageOnTouch(() =>
  import('./StoryPage.tsx').then((module) => module.StoryPage),
);
