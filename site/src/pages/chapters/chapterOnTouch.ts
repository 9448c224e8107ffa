import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadChapterPage, Page: ChapterPage } = pageOnTouch(() =>
  import('./ChapterPage.tsx').then((module) => module.ChapterPage),
);
