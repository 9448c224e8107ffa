import * as v from 'valibot';
import { wholeNumber } from '../whole-number.ts';
import { searchKinds } from './search.ts';

/** What the whole site can be searched for. */
export const SearchQuery = /* @__PURE__ */ v.object({
  /** Words, or the beginnings of words. What is longer than 200 characters is cut. */
  q: v.optional(v.string(), ''),
  /** Only of this kind, in pages; empty for the first of every kind. */
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
  /** From 1, of one kind. A page beyond the last one is empty. */
  page: wholeNumber(1, 1_000_000_000, 'Pages are numbered from 1.'),
});
