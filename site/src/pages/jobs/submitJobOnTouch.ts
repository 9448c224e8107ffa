import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadSubmitJobPage, Page: SubmitJobPage } = pageOnTouch(() =>
  import('./SubmitJobPage.tsx').then((module) => module.SubmitJobPage),
);
