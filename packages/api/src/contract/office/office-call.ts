import type * as v from 'valibot';
import type { Call } from '../call.ts';
import type { Duty } from './duties.ts';

/** A row of the Office's own table: what both sides read of a call that not everybody may make. */
export interface OfficeCall extends Call {
  /** Reads what stands behind the `?`. In the row, because addresses of the two tables may be alike. */
  query?: v.GenericSchema;
  /**
   * Who may: whoever has a duty, any volunteer, whoever works the `door` of the event in the path (by its pass, or by the duty), whoever
   * came by the link in a letter to make a new passkey, or anyone.
   */
  may: Duty | 'volunteer' | 'door' | 'enrol' | 'anyone';
  /** Asks for the passkey again when the last time is over five minutes ago. */
  fresh?: true;
  /** Answers a file of this media type, byte by byte, in place of JSON. */
  file?: 'image/jpeg';
  /** The body is bytes, counted as they arrive; the policy says how many there may be. `multipart` writes it. */
  raw?: true;
  /** Does not count as an act, so it does not keep anybody signed in. */
  quiet?: true;
}
