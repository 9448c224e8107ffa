import { type ChapterId, findChapter } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.sites';

/** Sites and their chapters. */
const Sites = v.array(
  v.object({
    /** Origin such as `https://bay-area.example.org`. */
    origin: v.string(),
    /** Chapter id; `null` for a site without a chapter. */
    chapter: v.nullable(v.string()),
  }),
);
export type Site = v.InferOutput<typeof Sites>[number];

/** Sites whose chapter has been set. */
export async function sitesOf(database: Database | Transaction): Promise<Site[]> {
  const kept = await setting(database, key);
  return kept === undefined ? [] : v.parse(Sites, JSON.parse(kept));
}

export const keepSites = (database: Database | Transaction, sites: readonly Site[]): Promise<void> =>
  keepSetting(database, key, JSON.stringify(sites));

/** Returns the chapter of a site’s origin; `null` for our own site, which has no origin, and for a site without a chapter. */
export type ChapterAt = (origin: string | null) => ChapterId | null;

/** Lookup for many origins; reads the sites once. */
export async function chaptersOfSites(database: Database | Transaction): Promise<ChapterAt> {
  const chapters = new Map((await sitesOf(database)).map(({ origin, chapter }) => [origin, chapter]));
  return (origin) => findChapter(chapters.get(origin ?? '') ?? '')?.id ?? null;
}

/** See {@link ChapterAt}. */
export const chapterOfSite = async (
  database: Database | Transaction,
  origin: string | null,
): Promise<ChapterId | null> => (origin === null ? null : (await chaptersOfSites(database))(origin));
