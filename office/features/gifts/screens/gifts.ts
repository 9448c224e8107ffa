import { type Donor, type GiftRow, giftKinds, giftStates } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';
import { whole, words } from '../../members/screens/members.ts';
import type { PrintedFor } from '../components/StatementSheets/StatementSheets.tsx';

const day = v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined);

/** Whole dollars. */
const dollars = whole(0, 99_999_999);

/** What the address says of the list of gifts: which of them, and how many pages. */
export const GiftsSearch = v.object({
  q: words,
  state: v.fallback(v.optional(v.picklist([...giftStates, 'all'])), undefined),
  kind: v.fallback(v.optional(v.picklist(giftKinds)), undefined),
  from: day,
  to: day,
  least: dollars,
  most: dollars,
  refunded: v.fallback(v.optional(v.literal('yes')), undefined),
  page: whole(1, 200),
});
export type GiftsSearch = Partial<v.InferOutput<typeof GiftsSearch>>;

/** Whose statements are printed; here once more, because the first load shall not bring the sheets along. */
const printed = ['unmailed', 'all'] as const satisfies readonly PrintedFor[];

/** What the address says of the statements: of which year, how many pages, or what is printed. */
export const StatementsSearch = v.object({
  year: whole(1990, 9998),
  page: whole(1, 200),
  print: v.fallback(v.optional(v.picklist(printed)), undefined),
});
export type StatementsSearch = Partial<v.InferOutput<typeof StatementsSearch>>;

type Query = NonNullable<NonNullable<Parameters<typeof client.getGifts>[0]>['query']>;
type Page = Awaited<ReturnType<typeof client.getGifts>>;

/** What came of it, its pages one under the other. */
export type GiftsFound = Omit<Page, 'rows'> & { rows: readonly GiftRow[] };

/** A view as it is asked for. */
export const queryOf = ({ least, most, ...view }: Omit<GiftsSearch, 'page'>): Query =>
  Object.fromEntries(
    Object.entries({ ...view, least: least?.toString(), most: most?.toString() }).filter(
      ([, value]) => value !== undefined,
    ),
  );

/** Every page up to the one that the address names, so that "Show more" and Back keep their place. */
export async function readGifts({ page: last = 1, ...view }: GiftsSearch): Promise<GiftsFound> {
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getGifts({ query: { ...queryOf(view), page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  // A gift that came between two reads moves a row from one page to the next.
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [row.reference, row]));
  return { ...end, rows: [...rows.values()] };
}

type StatementsAnswer = Awaited<ReturnType<typeof client.getStatements>>;

/** The same of the statements of a year. */
export type StatementsFound = Omit<StatementsAnswer, 'donors'> & { donors: readonly Donor[] };

/** Every page of the statements up to the one that the address names. */
export async function readStatements({ year, page: last = 1 }: StatementsSearch): Promise<StatementsFound> {
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getStatements({
        query: { ...(year !== undefined && { year: `${year}` }), page: `${index + 1}` },
      }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, donors: pages.flatMap(({ donors }) => donors) };
}

/** What is printed of a year. */
export type SheetsFound = Awaited<ReturnType<typeof readSheets>>;

/** Statements for paper: of everybody, or of those whom no letter reaches. The log notes it. */
export const readSheets = async (year: number, print: PrintedFor) => ({
  ...(await client.statementSheets({ year, unmailed: print === 'unmailed' })),
  year,
  printed: print,
});
