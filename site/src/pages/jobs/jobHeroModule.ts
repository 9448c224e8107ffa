import { lazyModule } from '@banyan/ui/hooks';

/** A drawing of many lines: a browser keeps the server's. */
export const jobHeroModule = lazyModule(() => import('./jobHero.ts'));
