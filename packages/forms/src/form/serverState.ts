import type { FieldError, Receipt } from '@banyan/api/contract';
import type { FieldValues } from './fieldState.ts';
import { captchaRefusal, type SubmitFailure } from './submitFailure.ts';

/** Answer of the server to a form that was posted to its page, without JavaScript or before the code had loaded. */
export interface ServerState<Values extends FieldValues> {
  /** Typed values; empty after a success. */
  values: Values;
  /** Errors of fields. An error of `questionAnswer` is about the question. */
  errors: readonly FieldError[];
  /** Message about the whole form. */
  message?: string | undefined;
  /** Question that replaces the verification. */
  question?: { text: string; token: string } | undefined;
  /** Receipt of a stored form. */
  success?: Receipt | undefined;
}

/** Converts the answer to the failure that a call would have had. */
export function failureOf({ errors, message }: ServerState<FieldValues>): SubmitFailure {
  return {
    refused: true,
    serverMessage: message,
    fieldErrors: errors.map((error) =>
      error.field === 'questionAnswer' ? { ...error, field: 'captchaToken' } : error,
    ),
    connection: undefined,
  };
}

/** Error about the missing verification, if there is one. */
export const captchaErrorOf = (serverState: ServerState<FieldValues> | undefined): string | undefined =>
  serverState && captchaRefusal(failureOf(serverState));
