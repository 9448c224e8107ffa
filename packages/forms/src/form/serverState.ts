import type { FieldError, Receipt } from '@banyan/api/contract';
import type { FieldValues } from './fieldState.ts';
import { captchaRefusal, type SubmitFailure } from './submitFailure.ts';

/** What a server answered to a form that was posted to its page, without JavaScript or before it had come. */
export interface ServerState<Values extends FieldValues> {
  /** What was typed; empty after a success. */
  values: Values;
  /** What is wrong, field by field. An error of `questionAnswer` is about the question. */
  errors: readonly FieldError[];
  /** What it says about the whole. */
  message?: string | undefined;
  /** Stands in for the verification. */
  question?: { text: string; token: string } | undefined;
  /** It is stored. */
  success?: Receipt | undefined;
}

/** The same answer as a call would have failed with. */
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

/** What stands against it for want of a verification. */
export const captchaErrorOf = (serverState: ServerState<FieldValues> | undefined): string | undefined =>
  serverState && captchaRefusal(failureOf(serverState));
