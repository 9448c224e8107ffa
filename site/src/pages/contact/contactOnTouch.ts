import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadContactPage, Page: ContactPage } = pageOnTouch(() =>
  import('./ContactPage.tsx').then((module) => module.ContactPage),
);
