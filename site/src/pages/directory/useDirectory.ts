import type { InitialData } from '@banyan/app/reading';
import { keptAnswers, type Reading, useAsked } from '../useAsked.ts';
import { callQuery, type DirectoryQuery } from './directoryQuery.ts';
import type { Directory } from './directoryView.ts';
import { readDirectory } from './readDirectory.ts';

const answers = keptAnswers<Directory>();

export type DirectoryReading = Reading<Directory>;

const keyOf = (query: DirectoryQuery): string => JSON.stringify(callQuery(query));

/**
 * Members found by a query.
 *
 * @param start Data from the loader.
 * @param rendered Query that the loader read for.
 */
export const useDirectory = (
  query: DirectoryQuery,
  start: InitialData<Directory>,
  rendered: DirectoryQuery,
): DirectoryReading =>
  useAsked({
    key: keyOf(query),
    read: (signal) => readDirectory(undefined, query, signal),
    answers,
    start,
    rendered: keyOf(rendered),
  });
