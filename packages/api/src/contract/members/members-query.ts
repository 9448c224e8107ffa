import * as v from 'valibot';
import { ChapterQuery } from '../chapters/chapter-query.ts';
import { limits } from '../limits.ts';
import { findProgram } from '../programs.ts';
import { wholeNumber } from '../whole-number.ts';
import { memberSorts } from './member-sorts.ts';

/** Query of the directory. */
export const MembersQuery = /* @__PURE__ */ v.object({
  /** Id of a chapter: matches members who live in one of its states and agreed to show it. */
  ...ChapterQuery.entries,
  /**
   * State by name or code: matches members who live there and agreed to show it. Empty matches everywhere; text that is no state
   * matches nobody.
   */
  state: v.optional(v.string(), ''),
  /** Words of a company, or their beginnings. Matches members who agreed to show their company. */
  company: v.optional(v.string(), ''),
  /** Names, beginnings of names, or a company that is shown. Longer text than a name is cut. */
  search: v.optional(v.string(), ''),
  /** Any name of a program; empty matches every program. */
  program: v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || findProgram(text) !== undefined, 'There is no program of that name.'),
    ),
    '',
  ),
  graduationYear: wholeNumber(1, 9_999, 'A graduation year has four digits.'),
  /** Sort order: by name, with exact matches first; or by year alone. */
  sort: v.optional(v.picklist(memberSorts, `The order is one of: ${memberSorts.join(', ')}.`), 'name'),
  /** Page number, from 1. A page after the last one is empty. */
  page: wholeNumber(1, 1_000_000_000, 'Pages are numbered from 1.'),
  limit: wholeNumber(1, limits.directoryPage.most, `A page holds 1 to ${limits.directoryPage.most} members.`),
});
