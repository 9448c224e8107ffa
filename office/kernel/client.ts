import { type ClientOf, type ClientOptions, createClientOf } from '@banyan/api/client';
import { type OfficeCalls, officeCalls } from '../calls.ts';

/** A client of the Office's own table of calls. */
export type OfficeClient = ClientOf<OfficeCalls>;

/**
 * A typed function for every call of the Office, which knows a volunteer by a cookie that is sent to our own origin only.
 *
 * @param options `base` is where that table is: `/api/office`.
 */
export const createOfficeClient = (options: ClientOptions): OfficeClient =>
  createClientOf(officeCalls, options);
