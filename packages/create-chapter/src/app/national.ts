import { chapter } from 'virtual:chapter';
import { createRuntimeConfig } from '@banyan/app/config';

/** Public configuration of the national site: the address of its API and its human verification. */
export const runtimeConfig = createRuntimeConfig(`${chapter.national}/config.json`);

/** Address of the API, for `createClientOf`: every page makes a client of the calls it needs. */
export const apiBase = async (): Promise<string> =>
  chapter.api ?? new URL((await runtimeConfig()).apiBase, chapter.national).href;

/** Query for data of this chapter, or for everything while the national site does not know the chapter. */
export const ofThisChapter = { chapter: chapter.id };
