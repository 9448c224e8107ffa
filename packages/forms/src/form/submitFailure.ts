import { captchaMarker, type FieldError } from '@banyan/api/contract';
import type { FieldMessages } from './fieldState.ts';

export interface SubmitFailure {
  /** True if the server answered with a refusal. */
  refused: boolean;
  serverMessage: string | undefined;
  fieldErrors: readonly FieldError[];
  /** Message about the connection, if there was no answer. */
  connection: string | undefined;
}

/** Failure without an answer or a known reason. */
export const noAnswer: SubmitFailure = {
  refused: false,
  serverMessage: undefined,
  fieldErrors: [],
  connection: undefined,
};

/** Returns the server's error about the verification: its field error first, else a message that contains CAPTCHA. */
export function captchaRefusal({ fieldErrors, serverMessage }: SubmitFailure): string | undefined {
  const about = fieldErrors.find(({ field }) => field === 'captchaToken');
  if (about) return about.message;
  return fieldErrors.length === 0 && serverMessage?.includes(captchaMarker) ? serverMessage : undefined;
}

/** Returns the server's errors of this form's fields, by name. */
export const fieldRefusals = ({ fieldErrors }: SubmitFailure, names: readonly string[]): FieldMessages =>
  Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const error = fieldErrors.find(({ field }) => field === name);
      return error ? [[name, error.message]] : [];
    }),
  );
