import type { NewsItem } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { newsHref } from './newsPaths.ts';

/** Suggests news with a similar title or id in place of a missing item. */
export const noSuchNews = (id: string, all: readonly NewsItem[]): NoSuch => ({
  nearest: nearestThings(
    id,
    all.map(({ _id, title }) => ({ label: title, href: newsHref(_id), text: `${_id} ${title}` })),
  ),
});
