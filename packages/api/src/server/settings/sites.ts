import * as v from 'valibot';
import { type ChapterId, findChapter } from '../../contract/chapters/chapters.ts';
import type { Database, Writing } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.sites';

/** Which site is which chapter's. */
const Sites = v.array(
  v.object({
    /** Such as `https://bay-area.example.org`. */
    origin: v.string(),
    /** `null` for one that is no chapter's. */
    chapter: v.nullable(v.string()),
  }),
);
export type Site = v.InferOutput<typeof Sites>[number];

/** The sites whose chapter somebody has said. */
export async function sitesOf(database: Database | Writing): Promise<Site[]> {
  const kept = await setting(database, key);
  return kept === undefined ? [] : v.parse(Sites, JSON.parse(kept));
}

export const keepSites = (database: Database | Writing, sites: readonly Site[]): Promise<void> =>
  keepSetting(database, key, JSON.stringify(sites));

/** The chapter whose site has an origin; `null` for our own, which has none, and for one that is no chapter's. */
export async function chapterOfSite(
  database: Database | Writing,
  origin: string | null,
): Promise<ChapterId | null> {
  if (origin === null) return null;
  const site = (await sitesOf(database)).find((one) => one.origin === origin);
  return findChapter(site?.chapter ?? '')?.id ?? null;
}
