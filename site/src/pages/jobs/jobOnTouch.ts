import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadJobPage, Page: JobPage } = pageOnTouch(() =>
  import('./JobPage.tsx').then((module) => module.JobPage),
);
