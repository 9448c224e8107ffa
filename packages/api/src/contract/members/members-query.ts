import * as v from 'valibot';
import { ChapterQuery } from '../chapters/chapter-query.ts';
import { limits } from '../limits.ts';
import { findProgram } from '../programs.ts';

/** A whole number in a query: absent is fine, anything else is refused in words. */
/* @__NO_SIDE_EFFECTS__ */
function wholeNumber(least: number, most: number, message: string) {
  return v.optional(
    v.pipe(
      v.string(message),
      v.check((text) => /^\d{1,10}$/.test(text) && Number(text) >= least && Number(text) <= most, message),
    ),
  );
}

/** What the directory can be asked for. */
export const MembersQuery = /* @__PURE__ */ v.object({
  /** Those who live in a state of the chapter and agreed to show it. */
  ...ChapterQuery.entries,
  /** Names, or the beginning of names. What is longer than a name is cut. */
  search: v.optional(v.string(), ''),
  /** A program by any of its names; empty is every program. */
  program: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || findProgram(text) !== undefined, 'There is no program of that name.'),
    ),
    '',
  ),
  graduationYear: wholeNumber(1, 9_999, 'A graduation year has four digits.'),
  /** From 1. A page beyond the last one is empty. */
  page: wholeNumber(1, 1_000_000_000, 'Pages are numbered from 1.'),
  limit: wholeNumber(1, limits.directoryPage.most, `A page holds 1 to ${limits.directoryPage.most} members.`),
});
