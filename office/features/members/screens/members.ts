import type * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { queryOf, readPages, searchOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';

/** Result line of the list of members. */
export const membersLine = 'members';

/** Filters, sort order and page number in the address of the list of members. */
export const MembersSearch = searchOf(officeCalls.getOfficeMembers.query);
export type MembersSearch = v.InferOutput<typeof MembersSearch>;

/** Filters without the page number and sort order. */
export const filtersOf = ({ page: _, sort: __, ...filters }: MembersSearch) => filters;

/** List of members with all its loaded pages. */
export type MembersFound = Awaited<ReturnType<typeof client.getOfficeMembers>>;

/** Reads every page of the list up to the page in the address. */
export const readMembers = ({ page = 1, ...view }: MembersSearch): Promise<MembersFound> =>
  readPages(
    page,
    (one) => client.getOfficeMembers({ query: { ...queryOf(view), page: one } }),
    ({ id }) => id,
  );
