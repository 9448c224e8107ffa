import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Permission } from './permissions.ts';

/** Call of the Office: the half of it that browser and server share. */
export interface OfficeCall extends Call {
  /** Schema of the query string. It stands here because addresses of the two tables of calls may be alike. */
  query?: v.GenericSchema;
  /**
   * Permission that the call needs: one of the table, `volunteer` for anybody who is signed in, `door` for whoever works the check-in of
   * the event in the path (by its pass or by the permission), `enrol` for whoever came by a recovery link, or `anyone`.
   */
  permission: Permission | 'volunteer' | 'door' | 'enrol' | 'anyone';
  /** Asks for the passkey again when it was last shown more than five minutes ago. */
  stepUp?: true;
  /** Answers a file of this media type, byte by byte, in place of JSON. */
  file?: 'image/jpeg';
  /** The body is bytes, counted as they arrive; the server's `bodyLimit` says how many there may be. `multipart` writes it. */
  raw?: true;
  /** Does not count as activity, so it does not keep anybody signed in. */
  quiet?: true;
}
