import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Permission } from './permissions.ts';

/** Call of the Office: the half that browser and server share. */
export interface OfficeCall extends Call {
  /** Schema of the query. Part of the row because the two tables of calls may have the same paths. */
  query?: v.GenericSchema;
  /**
   * Required permission. Besides those of the table: `volunteer` for every signed-in volunteer; `door` for helpers at the check-in
   * of the event in the path (by its pass or the permission); `enrol` for a visitor with a recovery link; `anyone`.
   */
  permission: Permission | 'volunteer' | 'door' | 'enrol' | 'anyone';
  /** True if the call asks for the passkey again when it was last used more than five minutes ago. */
  stepUp?: true;
  /** Media type of a file that is sent instead of JSON. */
  file?: 'image/jpeg';
  /** True if the body is bytes, counted while they arrive; the server's `bodyLimit` sets the maximum. `multipart` serializes it. */
  raw?: true;
  /** True if the call does not count as activity, so it does not extend a session. */
  quiet?: true;
}
