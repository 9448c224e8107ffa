import { chapter } from 'virtual:chapter';
import { defaultRuntimeConfig, RuntimeConfig } from '@banyan/api/contract';
import * as v from 'valibot';

let config: Promise<RuntimeConfig> | undefined;

/** What the national site tells every browser: where its API is, which human verification it asks for. */
export function runtimeConfig(): Promise<RuntimeConfig> {
  config ??= fetch(`${chapter.national}/config.json`)
    .then((response) => response.json())
    .then((body: unknown) => v.parse(RuntimeConfig, body))
    .catch(() => {
      // Without an answer the defaults stand in, and the next caller asks again.
      config = undefined;
      return defaultRuntimeConfig;
    });
  return config;
}

/** Where the API is, for `createClientOf`: every page makes a client of the calls it needs. */
export const apiBase = async (): Promise<string> =>
  chapter.api ?? new URL((await runtimeConfig()).apiBase, chapter.national).href;

/** What the reads ask for: what belongs to this chapter, or everything while the national site does not know it. */
export const ofThisChapter = { chapter: chapter.id };
