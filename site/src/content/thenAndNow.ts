import type { ThenAndNowProps } from '@banyan/ui/content';

interface ThenAndNow extends Pick<ThenAndNowProps, 'earlier' | 'later'> {
  heading: string;
}

/**
 * One place of the college in two years, shown on the about page; `null` until there are two photographs. Each has its pixel size, so
 * that it keeps its shape: `{ src: '/art/hall-1974.jpg', width: 1600, height: 1200 }`.
 */
export const thenAndNow: ThenAndNow | null = null;
