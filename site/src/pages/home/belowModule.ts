import { lazyModule } from '@banyan/ui/hooks';

/** Links and words only: a browser that came here first keeps the server's HTML of it. */
export const belowModule = lazyModule(() => import('./HomeBelow.tsx'));
