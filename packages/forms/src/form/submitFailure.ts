import { captchaMarker, type FieldError } from '@banyan/api/contract';
import type { FieldMessages } from './fieldState.ts';

export interface SubmitFailure {
  /** The server answered, and said no. */
  refused: boolean;
  serverMessage: string | undefined;
  fieldErrors: readonly FieldError[];
  /** A sentence about the connection, when there was no answer at all. */
  connection: string | undefined;
}

/** Nothing came back, and nothing is known about why. */
export const noAnswer: SubmitFailure = {
  refused: false,
  serverMessage: undefined,
  fieldErrors: [],
  connection: undefined,
};

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
