import { type MemberRow, memberOrders, memberStatuses } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';

/** The line of the list of members. */
export const membersLine = 'members';

/** The router reads `?q=1987` as a number. */
export const words = v.fallback(
  v.optional(
    v.pipe(
      v.union([v.string(), v.number()]),
      v.transform((typed) => `${typed}`),
    ),
  ),
  undefined,
);
/** A whole number within bounds. */
export const whole = (least: number, most: number) =>
  v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))), undefined);

/** What the address says of the list of members: which of them, in which order, and how many pages. */
export const MembersSearch = v.object({
  q: words,
  status: v.fallback(v.optional(v.picklist([...memberStatuses, 'all'])), undefined),
  program: words,
  chapter: words,
  from: whole(1000, 9999),
  to: whole(1000, 9999),
  newsletter: v.fallback(v.optional(v.picklist(['yes', 'no'])), undefined),
  sort: v.fallback(v.optional(v.picklist(memberOrders)), undefined),
  page: whole(1, 200),
});
export type MembersSearch = Partial<v.InferOutput<typeof MembersSearch>>;

/** The same without what does not narrow it. */
export const filtersOf = ({ page: _, sort: __, ...filters }: MembersSearch) => filters;

type Query = NonNullable<NonNullable<Parameters<typeof client.getOfficeMembers>[0]>['query']>;
type Page = Awaited<ReturnType<typeof client.getOfficeMembers>>;

/** What came of it, its pages one under the other. */
export type MembersFound = Omit<Page, 'rows'> & { rows: readonly MemberRow[] };

/** A view as it is asked for. */
export const queryOf = ({ from, to, program, ...view }: Omit<MembersSearch, 'page'>): Query =>
  Object.fromEntries(
    Object.entries({ ...view, from: from?.toString(), to: to?.toString(), program }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Every page up to the one that the address names, so that "Show more" and Back keep their place. */
export async function readMembers({ page: last = 1, ...view }: MembersSearch): Promise<MembersFound> {
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getOfficeMembers({ query: { ...queryOf(view), page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  // Whoever came or went between two reads moves a row from one page to the next.
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.id, row]));
  return { ...end, rows: [...rows.values()] };
}
