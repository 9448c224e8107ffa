import { lazyModule } from '@banyan/ui/hooks';

/** What shows one thing of the queue: it comes with the first that is opened, so that the list stands sooner. */
export const itemModule = lazyModule(() => import('./AnyItem.tsx'));
