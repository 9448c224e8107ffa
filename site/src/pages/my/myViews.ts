import { lazyModule } from '@banyan/ui/hooks';

/** Only the server has this code: every document of the page comes from it, and the browser keeps what it sent. */
export const myViews = lazyModule(() => import('./MyViews.tsx'));
