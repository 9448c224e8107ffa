import { pageOnTouch } from '../../touch/pageOnTouch.tsx';

export const { load: loadDonatePage, Page: DonatePage } = pageOnTouch(() =>
  import('./DonatePage.tsx').then((module) => module.DonatePage),
);
