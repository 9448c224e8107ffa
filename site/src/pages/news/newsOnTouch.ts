import { pageOnTouch } from '../../touch/pageOnTouch.tsx';
import { isOfAnotherDay } from './today.ts';

export const { load: loadNewsPage, Page: NewsPage } = pageOnTouch(
  () => import('./NewsPage.tsx').then((module) => module.NewsPage),
  isOfAnotherDay,
);
