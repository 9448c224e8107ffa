import { lazyModule } from '@banyan/ui/hooks';

export const belowModule = lazyModule(() => import('./MembershipBelow.tsx'));
