import * as v from 'valibot';
import type { OutboxTable } from '../database/tables.ts';

const Failure = v.object({
  /** ISO. */
  at: v.string(),
  /** Why, as `last_error` has it: `ECONNREFUSED`. Never the server's words: they may quote the address. */
  code: v.string(),
});
type Failure = v.InferOutput<typeof Failure>;

/** Failed tries that an email keeps. Three days of an unreachable mail server are about as many. */
const most = 20;

/** Failed tries of an email, oldest first. */
export const failuresOf = ({ failures }: Pick<OutboxTable, 'failures'>): Failure[] =>
  failures === null ? [] : v.parse(v.array(Failure), JSON.parse(failures));

/** The same with one more, for the database. */
export const failuresWith = (email: Pick<OutboxTable, 'failures'>, code: string, now: number): string =>
  JSON.stringify([...failuresOf(email), { at: new Date(now).toISOString(), code }].slice(-most));
