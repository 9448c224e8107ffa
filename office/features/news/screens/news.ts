import { type NewsRow, newsStates } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';

/** What the address says of the list of news: which of it, and how many pages. */
export const NewsSearch = v.object({
  state: v.fallback(v.optional(v.picklist(newsStates)), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
});
export type NewsSearch = v.InferOutput<typeof NewsSearch>;

/** On phones a piece is written or looked at. */
export const LookSearch = v.object({ look: v.fallback(v.optional(v.boolean()), undefined) });

type Page = Awaited<ReturnType<typeof client.getOfficeNews>>;

/** What came of it, its pages one under the other. */
export type NewsFound = Omit<Page, 'rows'> & { rows: readonly NewsRow[] };

/** Every page up to the one that the address names. */
export async function readNews({ state = 'published', page: last = 1 }: NewsSearch): Promise<NewsFound> {
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getOfficeNews({ query: { state, page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, rows: pages.flatMap(({ rows }) => rows) };
}
