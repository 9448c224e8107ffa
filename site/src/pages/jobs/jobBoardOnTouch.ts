import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadJobBoardPage, Page: JobBoardPage } = pageOnTouch(() =>
  import('./JobBoardPage.tsx').then((module) => module.JobBoardPage),
);
