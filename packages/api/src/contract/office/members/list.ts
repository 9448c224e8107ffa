import * as v from 'valibot';
import { findChapter } from '../../chapters/chapters.ts';
import { programCodes } from '../../programs.ts';
import { searchText } from '../../text.ts';
import { officeMessages as messages } from '../messages.ts';
import { memberStatuses } from './member.ts';

const year = /* @__PURE__ */ v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}$/, messages.notUnderstood), v.transform(Number)),
);

/** Filters of the list of members. */
export const filters = {
  /** Names, matched as in the directory; or a reference. */
  q: v.optional(searchText(100, messages.notUnderstood), ''),
  status: v.optional(v.picklist([...memberStatuses, 'all'], messages.notUnderstood), 'shown'),
  /** Range of graduation years, both included. */
  from: year,
  to: year,
  /** Code of a program. */
  program: v.optional(v.picklist(programCodes, messages.notUnderstood)),
  /** Id of a chapter, matched by the state members live in, even if they do not show it. */
  chapter: v.optional(
    v.pipe(
      v.string(),
      v.check((id) => findChapter(id) !== undefined, messages.notUnderstood),
    ),
  ),
  newsletter: v.optional(v.picklist(['yes', 'no'], messages.notUnderstood)),
};
const Filters = /* @__PURE__ */ v.object(filters);
export type MemberFilters = v.InferOutput<typeof Filters>;

/**
 * Sort orders: by name, by joining time (newest first), or by year (oldest first). Except for joining time, members outside the
 * directory come last.
 */
export const memberOrders = ['name', 'newest', 'year'] as const;

/** Columns of an export, in their order. The names match those of a member import. */
export const memberColumns = [
  'reference',
  'first_name',
  'last_name',
  'year',
  'program',
  'company',
  'linkedin',
  'city',
  'state',
  'status',
  'since',
  'newsletter',
  'mentorship',
  'email',
  'phone',
  'street1',
  'street2',
  'zip',
] as const;
export type MemberColumn = (typeof memberColumns)[number];

/** Columns with contact data. */
export const contactColumns: readonly MemberColumn[] = ['email', 'phone', 'street1', 'street2', 'zip'];
