import { useHydrated } from '@banyan/ui/hooks';
import { site } from '../../content/site.ts';
import { publishedIn } from './newsItem.ts';

/** When a piece of news was published: in the association's zone as it is rendered, then in the reader's. */
export const usePublished = (createdAt: string) =>
  publishedIn(useHydrated() ? undefined : site.timeZone, createdAt);
