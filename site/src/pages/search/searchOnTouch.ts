import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadSearchPage, Page: SearchPage } = pageOnTouch(() =>
  import('./SearchPage.tsx').then((module) => module.SearchPage),
);
