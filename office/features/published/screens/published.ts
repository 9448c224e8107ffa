import type { Published } from '@banyan/api/office';
import * as v from 'valibot';
import { client } from '../../../shell/client.ts';

/** What the address says of what stands on the site: which of it, how many pages, and what is open. */
export const PublishedSearch = v.object({
  kind: v.fallback(v.optional(v.picklist(['job', 'story'])), undefined),
  /** Of jobs. */
  state: v.fallback(v.optional(v.picklist(['shown', 'leaving', 'left'])), undefined),
  page: v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200))), undefined),
  open: v.fallback(v.optional(v.string()), undefined),
});
export type PublishedSearch = v.InferOutput<typeof PublishedSearch>;

type Page = Awaited<ReturnType<typeof client.getPublished>>;

/** What came of it, its pages one under the other. */
export type OnTheSite = Omit<Page, 'rows'> & { rows: readonly Published[] };

/** Every page up to the one that the address names. */
export async function readPublished({
  kind,
  state,
  page: last = 1,
}: Omit<PublishedSearch, 'open'>): Promise<OnTheSite> {
  const query = { ...(kind !== undefined && { kind }), ...(state !== undefined && { state }) };
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) =>
      client.getPublished({ query: { ...query, page: `${index + 1}` } }),
    ),
  );
  const end = pages.at(-1);
  if (!end) throw new Error('No page was read');
  return { ...end, rows: pages.flatMap(({ rows }) => rows) };
}
