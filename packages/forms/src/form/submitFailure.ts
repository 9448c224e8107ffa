import { captchaMarker, type FieldError } from '@banyan/api/contract';
import * as v from 'valibot';
import type { FieldMessages } from './fieldState.ts';

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

export interface SubmitFailure {
  /** The server answered, and said no. */
  refused: boolean;
  serverMessage: string | undefined;
  fieldErrors: readonly FieldError[];
  /** A sentence about the connection, when there was no answer. */
  connection: string | undefined;
}

/** Reads whatever a call rejected with. */
export function readFailure(error: unknown): SubmitFailure {
  const read = v.safeParse(Rejection, error);
  if (!read.success) {
    return { refused: false, serverMessage: undefined, fieldErrors: [], connection: undefined };
  }
  const { kind, message, serverMessage, fieldErrors } = read.output;
  const refused = kind === 'http';
  return {
    refused,
    serverMessage: serverMessage || undefined,
    fieldErrors,
    connection: refused ? undefined : message,
  };
}

/** What the server objected to in the verification: its field error first, else a message that says CAPTCHA. */
export function captchaRefusal({ fieldErrors, serverMessage }: SubmitFailure): string | undefined {
  const about = fieldErrors.find(({ field }) => field === 'captchaToken');
  if (about) return about.message;
  return fieldErrors.length === 0 && serverMessage?.includes(captchaMarker) ? serverMessage : undefined;
}

/** The server's objections to fields of this form, by name. */
export const fieldRefusals = ({ fieldErrors }: SubmitFailure, names: readonly string[]): FieldMessages =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const error = fieldErrors.find(({ field }) => field === name);
      return error ? [[name, error.message]] : [];
    }),
  );
