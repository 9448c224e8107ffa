import * as v from 'valibot';
import { noAnswer, type SubmitFailure } from './submitFailure.ts';

/** What the forms understand of a rejected call. Anything else that is thrown counts as no answer at all. */
const Rejection = v.object({
  /** `http` when the server answered with a refusal. */
  kind: v.string(),
  /** A sentence that may be shown, whatever went wrong. */
  message: v.string(),
  /** The `message` of the server's own answer, when it had one. */
  serverMessage: v.nullish(v.string()),
  fieldErrors: v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })),
});

/** Reads whatever a call rejected with. */
export function readFailure(error: unknown): SubmitFailure {
  const read = v.safeParse(Rejection, error);
  if (!read.success) return noAnswer;
  const { kind, message, serverMessage, fieldErrors } = read.output;
  const refused = kind === 'http';
  const answered = refused || kind === 'malformed';
  return {
    refused,
    serverMessage: serverMessage || undefined,
    fieldErrors,
    connection: answered ? undefined : message,
  };
}
