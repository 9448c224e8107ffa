import { hasPastEventPage } from '@banyan/api/contract';
import { pastEventPage } from './eventPaths.ts';

/** Path of a past event’s page; `undefined` if it has none. */
export const pastEventHref = (id: string): string | undefined =>
  hasPastEventPage(id) ? pastEventPage(id) : undefined;
