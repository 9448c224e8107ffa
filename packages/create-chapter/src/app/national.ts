import { chapter } from 'virtual:chapter';
import { createRuntimeConfig } from '@banyan/app/config';

/** What the national site tells every browser: where its API is, which human verification it asks for. */
export const runtimeConfig = createRuntimeConfig(`${chapter.national}/config.json`);

/** Where the API is, for `createClientOf`: every page makes a client of the calls it needs. */
export const apiBase = async (): Promise<string> =>
  chapter.api ?? new URL((await runtimeConfig()).apiBase, chapter.national).href;

/** What the reads ask for: what belongs to this chapter, or everything while the national site does not know it. */
export const ofThisChapter = { chapter: chapter.id };
