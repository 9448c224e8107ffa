import { hasPastEventPage } from '@banyan/api/contract';
import { pastEventPage } from './eventPaths.ts';

/** The page of a past event; `undefined` for one that has none. */
export const pastEventHref = (id: string): string | undefined =>
  hasPastEventPage(id) ? pastEventPage(id) : undefined;
