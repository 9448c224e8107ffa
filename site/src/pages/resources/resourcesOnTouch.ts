import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadResourcesPage, Page: ResourcesPage } = pageOnTouch(() =>
  import('./ResourcesPage.tsx').then((module) => module.ResourcesPage),
);
