import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { searchOf } from '../../../kit/search.ts';
import type { PrintedFor } from '../components/StatementSheets/StatementSheets.tsx';

/** Filters and page number in the address of the list of gifts. */
export const GiftsSearch = searchOf(officeCalls.getGifts.query);
export type GiftsSearch = v.InferOutput<typeof GiftsSearch>;

/** Choices of donors to print. Declared here again, so that the first load does not import the printable sheets. */
const printed = ['unmailed', 'all'] as const satisfies readonly PrintedFor[];

/** Year, page number and print choice in the address of the statements. */
export const StatementsSearch = v.object({
  ...searchOf(officeCalls.getStatements.query).entries,
  print: v.fallback(v.optional(v.picklist(printed)), undefined),
});
export type StatementsSearch = v.InferOutput<typeof StatementsSearch>;
