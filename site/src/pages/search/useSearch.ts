import type { InitialData } from '@banyan/app/reading';
import { keptAnswers, type Reading, useAsked } from '../useAsked.ts';
import { readSearch } from './readSearch.ts';
import { type SearchQuery, searchKey } from './searchQuery.ts';
import type { Found } from './searchView.ts';

const answers = keptAnswers<Found>();

/**
 * Results of a query.
 *
 * @param start Data from the loader.
 * @param rendered Query that the loader read for.
 */
export const useSearch = (
  query: SearchQuery,
  start: InitialData<Found>,
  rendered: SearchQuery,
): Reading<Found> =>
  useAsked({
    key: searchKey(query),
    read: (signal) => readSearch(undefined, query, signal),
    answers,
    start,
    rendered: searchKey(rendered),
  });
