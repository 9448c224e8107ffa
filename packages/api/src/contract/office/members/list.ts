import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { programCodes } from '../../programs.ts';
import { searchText } from '../../text.ts';
import { bodyOf } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { MemberRow, memberStatuses } from './member.ts';

const year = /* @__PURE__ */ v.optional(
  v.pipe(v.string(), v.regex(/^\d{4}$/, messages.notUnderstood), v.transform(Number)),
);

/** Which members. */
const filters = {
  /** Names, as the directory finds them; or a reference. */
  q: v.optional(searchText(100, messages.notUnderstood), ''),
  status: v.optional(v.picklist([...memberStatuses, 'all'], messages.notUnderstood), 'shown'),
  /** Years of graduation, both included. */
  from: year,
  to: year,
  /** Code of a program. */
  program: v.optional(v.picklist(programCodes, messages.notUnderstood)),
  /** Id of a chapter, by the state they live in, whether or not they show it. */
  chapter: v.optional(v.pipe(v.string(), v.maxLength(60, messages.notUnderstood))),
  newsletter: v.optional(v.picklist(['yes', 'no'], messages.notUnderstood)),
};
const Filters = /* @__PURE__ */ v.object(filters);
export type MemberFilters = v.InferOutput<typeof Filters>;

/** By name, by when they came (the last first), by year (the oldest first). Who is not in the directory stands behind the others, unless by when. */
export const memberOrders = ['name', 'newest', 'year'] as const;

/** Members and who asked to become one, 50 to a page. Without contact data. */
export const getOfficeMembers = {
  method: 'GET',
  path: '/members',
  query: /* @__PURE__ */ v.object({
    ...filters,
    sort: v.optional(v.picklist(memberOrders, messages.notUnderstood), 'name'),
    page: v.optional(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
      '1',
    ),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(MemberRow),
    /** How many match, on all pages. */
    total: v.number(),
    /** Whether there is another page. */
    more: v.boolean(),
    /** How many more match outside of what this volunteer may see, or of the chapter asked for. */
    outside: v.number(),
  }),
  permission: 'member.see',
} as const satisfies OfficeCall;

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

/** Members as a file, by name. The log notes it. 422 for more than 100,000. */
export const exportMembers = {
  method: 'POST',
  path: '/members/export',
  timeoutMs: limits.uploadTimeoutMs,
  body: /* @__PURE__ */ bodyOf({
    filters: bodyOf(filters),
    columns: v.pipe(
      v.array(v.picklist(memberColumns, messages.notUnderstood), messages.notUnderstood),
      v.nonEmpty(messages.columnsRequired),
      v.maxLength(memberColumns.length, messages.notUnderstood),
    ),
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180, with a line of names. */
    csv: v.string(),
    rows: v.number(),
  }),
  permission: 'member.export',
  stepUp: true,
} as const satisfies OfficeCall;
