import { pageOnTouch } from '../../../touch/pageOnTouch.tsx';

export const { load: loadPastEventPage, Page: PastEventPage } = pageOnTouch(() =>
  import('./PastEventPage.tsx').then((module) => module.PastEventPage),
);
