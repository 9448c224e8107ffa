import * as v from 'valibot';
import { ChapterQuery } from '../chapters/chapter-query.ts';
import { limits } from '../limits.ts';
import { findProgram } from '../programs.ts';
import { wholeNumber } from '../whole-number.ts';
import { memberSorts } from './member-sorts.ts';

/** What the directory can be asked for. */
export const MembersQuery = /* @__PURE__ */ v.object({
  /** Those who live in a state of the chapter and agreed to show it. */
  ...ChapterQuery.entries,
  /** Those who live there and agreed to show it. By name or letters; empty is everywhere, and what is no state nobody's. */
  state: v.optional(v.string(), ''),
  /** Words of a company, or their beginnings, of those who agreed to show it. */
  company: v.optional(v.string(), ''),
  /** Names, or the beginning of names, or a company that is shown. What is longer than a name is cut. */
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
  /** By name, what was typed exactly first; or by year alone. */
  sort: v.optional(v.picklist(memberSorts, `The order is one of: ${memberSorts.join(', ')}.`), 'name'),
  /** From 1. A page beyond the last one is empty. */
  page: wholeNumber(1, 1_000_000_000, 'Pages are numbered from 1.'),
  limit: wholeNumber(1, limits.directoryPage.most, `A page holds 1 to ${limits.directoryPage.most} members.`),
});
