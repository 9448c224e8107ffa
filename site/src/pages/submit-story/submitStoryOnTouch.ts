import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadSubmitStoryPage, Page: SubmitStoryPage } = pageOnTouch(() =>
  import('./SubmitStoryPage.tsx').then((module) => module.SubmitStoryPage),
);
