import { type ClientOf, type ClientOptions, createClientOf } from '@banyan/api/client';
import { type OfficeCalls, officeCalls } from '../calls.ts';

/** Client of the Office’s calls. */
export type OfficeClient = ClientOf<OfficeCalls>;

/**
 * Creates a client with a typed function for every call of the Office. A volunteer is identified by a cookie that is sent only to
 * our own origin.
 *
 * @param options `base` is the address of the calls: `/api/office`.
 */
export const createOfficeClient = (options: ClientOptions): OfficeClient =>
  createClientOf(officeCalls, options);
