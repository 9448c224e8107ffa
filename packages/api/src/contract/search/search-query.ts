import * as v from 'valibot';
import { wholeNumber } from '../whole-number.ts';
import { searchKinds } from './search.ts';

/** Query of the site search. */
export const SearchQuery = /* @__PURE__ */ v.object({
  /** Words, or beginnings of words. Cut after 200 characters. */
  q: v.optional(v.string(), ''),
  /** Kind to search, in pages; empty for the first results of every kind. */
  kind: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || searchKinds.some((kind) => kind === text),
        'There is nothing of that kind.',
      ),
    ),
    '',
  ),
  /** Page number of one kind, from 1. A page after the last one is empty. */
  page: wholeNumber(1, 1_000_000_000, 'Pages are numbered from 1.'),
});
