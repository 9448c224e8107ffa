import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadNewsItemPage, Page: NewsItemPage } = pageOnTouch(() =>
  import('./NewsItemPage.tsx').then((module) => module.NewsItemPage),
);
