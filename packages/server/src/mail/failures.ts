import * as v from 'valibot';
import type { OutboxTable } from '../database/tables.ts';

const Failure = v.object({
  /** Time of the failure (ISO). */
  at: v.string(),
  /** Error code, as in `last_error`: `ECONNREFUSED`. Never the server’s response, which may quote the address. */
  code: v.string(),
});
type Failure = v.InferOutput<typeof Failure>;

/** Maximum number of failures stored with an email. An unreachable mail server causes about as many in three days. */
const most = 20;

/** Failed tries of an email, oldest first. */
export const failuresOf = ({ failures }: Pick<OutboxTable, 'failures'>): Failure[] =>
  failures === null ? [] : v.parse(v.array(Failure), JSON.parse(failures));

/** Failures with one more, as JSON for the database. */
export const failuresWith = (email: Pick<OutboxTable, 'failures'>, code: string, now: number): string =>
  JSON.stringify([...failuresOf(email), { at: new Date(now).toISOString(), code }].slice(-most));
