import { lazyModule } from '@banyan/ui/hooks';

export const endModule = lazyModule(() => import('./DirectoryEnd.tsx'));
