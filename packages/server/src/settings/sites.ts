import { type ChapterId, findChapter } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
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
export async function sitesOf(database: Database | Transaction): Promise<Site[]> {
  const kept = await setting(database, key);
  return kept === undefined ? [] : v.parse(Sites, JSON.parse(kept));
}

export const keepSites = (database: Database | Transaction, sites: readonly Site[]): Promise<void> =>
  keepSetting(database, key, JSON.stringify(sites));

/** The chapter whose site has an origin; `null` for our own, which has none, and for one that is no chapter's. */
export type ChapterAt = (origin: string | null) => ChapterId | null;

/** The same for many origins, read once. */
export async function chaptersOfSites(database: Database | Transaction): Promise<ChapterAt> {
  const chapters = new Map((await sitesOf(database)).map(({ origin, chapter }) => [origin, chapter]));
  return (origin) => findChapter(chapters.get(origin ?? '') ?? '')?.id ?? null;
}

/** See {@link ChapterAt}. */
export const chapterOfSite = async (
  database: Database | Transaction,
  origin: string | null,
): Promise<ChapterId | null> => (origin === null ? null : (await chaptersOfSites(database))(origin));
