import { useHydrated } from '@banyan/ui/hooks';
import { site } from '../../content/site.ts';
import { publishedIn } from './newsItem.ts';

/** Publication date and time: rendered in the association’s time zone, then shown in the reader’s. */
export const usePublished = (createdAt: string) =>
  publishedIn(useHydrated() ? undefined : site.timeZone, createdAt);
