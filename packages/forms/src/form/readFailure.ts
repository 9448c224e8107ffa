import * as v from 'valibot';
import { noAnswer, type SubmitFailure } from './submitFailure.ts';

/** Shape of a rejected call that the forms understand. Any other thrown value counts as no answer. */
const Rejection = v.object({
  /** `http` when the server answered with a refusal. */
  kind: v.string(),
  /** Error message that may be shown to the visitor. */
  message: v.string(),
  /** The `message` of the server's answer, if there was one. */
  serverMessage: v.nullish(v.string()),
  fieldErrors: v.array(v.object({ field: v.string(), code: v.string(), message: v.string() })),
});

/** Turns any rejected value into a `SubmitFailure`. */
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
