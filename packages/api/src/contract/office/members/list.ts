import * as v from 'valibot';
import { findChapter } from '../../chapters/chapters.ts';
import { programCodes } from '../../programs.ts';
import { searchText } from '../../text.ts';
import { officeMessages as messages } from '../messages.ts';
import { memberStatuses } from './member.ts';

const year = /* @__PURE__ */ v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}$/, messages.notUnderstood), v.transform(Number)),
);

/** Which members. */
export const filters = {
  /** Names, as the directory finds them; or a reference. */
  q: v.optional(searchText(100, messages.notUnderstood), ''),
  status: v.optional(v.picklist([...memberStatuses, 'all'], messages.notUnderstood), 'shown'),
  /** Years of graduation, both included. */
  from: year,
  to: year,
  /** Code of a program. */
  program: v.optional(v.picklist(programCodes, messages.notUnderstood)),
  /** Id of a chapter, by the state they live in, whether or not they show it. */
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

/** By name, by when they came (the last first), by year (the oldest first). Who is not in the directory stands behind the others, unless by when. */
export const memberOrders = ['name', 'newest', 'year'] as const;

/** What an export can have, in the order of its columns. Named so that a roll can be made of it. */
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

/** Those of them by which somebody can be reached. */
export const contactColumns: readonly MemberColumn[] = ['email', 'phone', 'street1', 'street2', 'zip'];
