import * as v from 'valibot';

type QueryEntries = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>;

/** Schema of one entry of an address, `undefined` for what the call would refuse. The router reads `?q=1987` as a number. */
const lenient = <Output>(entry: v.GenericSchema<string | undefined, Output>) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((typed): Output | undefined => {
        if (typed === '' || (typeof typed !== 'string' && typeof typed !== 'number')) return undefined;
        const read = v.safeParse(entry, `${typed}`);
        return read.success ? read.output : undefined;
      }),
    ),
  );

type SearchOf<Entries extends QueryEntries> = v.ObjectSchema<
  { readonly [Name in keyof Entries]: ReturnType<typeof lenient<v.InferOutput<Entries[Name]>>> },
  undefined
>;

/**
 * Schema of what the address of a list says: the query of the call that reads it. What the call would refuse counts as left out.
 * @param query Schema of the call's query string, such as `officeCalls.getGifts.query`.
 */
export function searchOf<const Entries extends QueryEntries>(query: { entries: Entries }): SearchOf<Entries>;
// Which entries it has follows from the query's type, which no loop can be checked against.
export function searchOf({ entries }: { entries: QueryEntries }): v.GenericSchema {
  return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, lenient(entry)])));
}

/** What an address says of a list. The router hands on entries that the list does not know, such as `?utm_source=x`. */
export const viewIn = <Schema extends v.GenericSchema>(
  schema: Schema,
  search: unknown,
): v.InferOutput<Schema> => v.parse(schema, search);

/** Entries of a query string as texts. */
type Texts<View> = { [Name in keyof View]?: View[Name] & string };

/** A view as a query string has it: texts, without what is left out. */
export function queryOf<View extends object>(view: View): Texts<View>;
// The texts of numbers are no longer the view's own types.
export function queryOf(view: object): object {
  return Object.fromEntries(
    Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );
}

const notFilters: readonly string[] = ['page', 'sort'];

/** Whether a list is narrowed: its view says something beside page and order. */
export const isNarrowed = (view: object): boolean =>
  Object.entries(view).some(([name, value]) => value !== undefined && !notFilters.includes(name));

/** Most pages that an address shows one under the other: each is a call. */
const mostPages = 200;

interface Page<Row> {
  rows: readonly Row[];
}

/**
 * Every page up to the one that the address names, one under the other, so that "Show more" and Back keep their place.
 *
 * @param last Number of the last page, from 1.
 * @param keyOf Names a row. One that moved from one page to the next between two reads is shown once.
 */
export async function readPages<Row, Found extends Page<Row>>(
  last: number,
  read: (page: string) => Promise<Found & Page<Row>>,
  keyOf: (row: Row) => string,
): Promise<Found> {
  const pages = await Promise.all(
    Array.from({ length: Math.min(last, mostPages) }, (_, index) => read(`${index + 1}`)),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  const rows = new Map(pages.flatMap((page) => page.rows).map((row) => [keyOf(row), row]));
  return { ...end, rows: [...rows.values()] };
}
