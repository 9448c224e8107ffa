import { lazyModule } from '@banyan/ui/hooks';

export const footerColumns = lazyModule(() => import('./SiteFooterColumns.tsx'));
