import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { searchOf } from '../../../kit/search.ts';
import type { PrintedFor } from '../components/StatementSheets/StatementSheets.tsx';

/** Which gifts the address of their list asks for, and how many pages. */
export const GiftsSearch = searchOf(officeCalls.getGifts.query);
export type GiftsSearch = v.InferOutput<typeof GiftsSearch>;

/** Whose statements are printed; here once more, because the first load shall not bring the sheets along. */
const printed = ['unmailed', 'all'] as const satisfies readonly PrintedFor[];

/** Which statements the address asks for: of which year, how many pages, or what is printed. */
export const StatementsSearch = v.object({
  ...searchOf(officeCalls.getStatements.query).entries,
  print: v.fallback(v.optional(v.picklist(printed)), undefined),
});
export type StatementsSearch = v.InferOutput<typeof StatementsSearch>;
