import { lazyModule } from '@banyan/ui/hooks';

/** Lazy module with the detail view. It is loaded with the first item, so that the list appears sooner. */
export const itemModule = lazyModule(() => import('./AnyItem.tsx'));
