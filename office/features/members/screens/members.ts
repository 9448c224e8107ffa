import type * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { queryOf, readPages, searchOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';

/** The line of the list of members. */
export const membersLine = 'members';

/** What the address says of the list of members: which of them, in which order, and how many pages. */
export const MembersSearch = searchOf(officeCalls.getOfficeMembers.query);
export type MembersSearch = v.InferOutput<typeof MembersSearch>;

/** The same without what does not narrow it. */
export const filtersOf = ({ page: _, sort: __, ...filters }: MembersSearch) => filters;

/** What came of it, its pages one under the other. */
export type MembersFound = Awaited<ReturnType<typeof client.getOfficeMembers>>;

/** Every page of the list up to the one that the address names. */
export const readMembers = ({ page = 1, ...view }: MembersSearch): Promise<MembersFound> =>
  readPages(
    page,
    (one) => client.getOfficeMembers({ query: { ...queryOf(view), page: one } }),
    ({ id }) => id,
  );
