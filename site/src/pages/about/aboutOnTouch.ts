import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadAboutPage, Page: AboutPage } = pageOnTouch(() =>
  import('./AboutPage.tsx').then((module) => module.AboutPage),
);
