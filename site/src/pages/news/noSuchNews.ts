import type { NewsItem } from '@banyan/api/contract';
import { nearestThings } from '../not-found/nearestThings.ts';
import type { NoSuch } from '../not-found/noSuch.ts';
import { newsHref } from './newsPaths.ts';

/** In the place of news that does not exist: those whose title or id is nearest to the id. */
export const noSuchNews = (id: string, all: readonly NewsItem[]): NoSuch => ({
  nearest: nearestThings(
    id,
    all.map(({ _id, title }) => ({ label: title, href: newsHref(_id), text: `${_id} ${title}` })),
  ),
});
