import * as v from 'valibot';

type QueryEntries = Readonly<Record<string, v.GenericSchema<string | undefined, unknown>>>;

/**
 * Schema of one search parameter; `undefined` for a value that the API call would reject. The router parses `?q=1987` as a number.
 */
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
 * Schema of a list's search parameters, made from the query of its API call. Values that the call would reject count as missing.
 * @param query Schema of the call's query string, such as `officeCalls.getGifts.query`.
 */
export function searchOf<const Entries extends QueryEntries>(query: { entries: Entries }): SearchOf<Entries>;
// The result type depends on the query's type, which a loop cannot be checked against.
export function searchOf({ entries }: { entries: QueryEntries }): v.GenericSchema {
  return v.object(Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, lenient(entry)])));
}

/**
 * View of a list from its search parameters. Drops parameters that the list does not know, such as `?utm_source=x`; the router
 * passes them on.
 */
export const viewIn = <Schema extends v.GenericSchema>(
  schema: Schema,
  search: unknown,
): v.InferOutput<Schema> => v.parse(schema, search);

/** Query string entries as strings. */
type Texts<View> = { [Name in keyof View]?: View[Name] & string };

/** View as query string entries: strings, without undefined values. */
export function queryOf<View extends object>(view: View): Texts<View>;
// Numbers become strings, so the result no longer has the view's types.
export function queryOf(view: object): object {
  return Object.fromEntries(
    Object.entries(view).flatMap(([name, value]) => (value === undefined ? [] : [[name, `${value}`]])),
  );
}

const notFilters: readonly string[] = ['page', 'sort'];

/** True if a list is filtered: its view has an entry other than page and sort. */
export const isNarrowed = (view: object): boolean =>
  Object.entries(view).some(([name, value]) => value !== undefined && !notFilters.includes(name));

/** Maximum number of pages shown one below the other; each page is an API call. */
const mostPages = 200;

interface Page<Row> {
  rows: readonly Row[];
}

/**
 * Loads every page up to the one in the URL and joins them, so that "Show more" and Back keep their place.
 *
 * @param last Number of the last page, from 1.
 * @param keyOf Returns a key for a row. A row that moved to another page between two requests is kept once.
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
