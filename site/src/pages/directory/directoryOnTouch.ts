import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadDirectoryPage, Page: DirectoryPage } = pageOnTouch(() =>
  import('./DirectoryPage.tsx').then((module) => module.DirectoryPage),
);
