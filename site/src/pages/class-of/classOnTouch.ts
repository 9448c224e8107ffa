import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadClassPage, Page: ClassPage } = pageOnTouch(() =>
  import('./ClassPage.tsx').then((module) => module.ClassPage),
);
