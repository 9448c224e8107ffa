import { useState } from 'react';
import type * as v from 'valibot';
import { focusFirst } from './fieldErrors.ts';
import { validationErrors } from './validationErrors.ts';

/**
 * Errors of a form's fields, before and after it is sent. The first invalid field takes the focus.
 *
 * @param form Prefix of the field ids: "invite" and "email" make `invite-email`.
 * @param fields Fields in order.
 */
export function useFieldErrors<Field extends string>(form: string, fields: readonly Field[]) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  /** Shows field errors, including the server's (`claim` of an action). @returns true if a field of this form has an error */
  const refuse = (wrong: Readonly<Record<string, string>>): boolean => {
    const own: Partial<Record<Field, string>> = {};
    for (const field of fields) if (wrong[field] !== undefined) own[field] = wrong[field];
    setErrors(own);
    focusFirst(form, fields, wrong);
    return Object.keys(own).length > 0;
  };
  return {
    /** Error message of each invalid field. */
    errors,
    refuse,
    /** Validates the typed values against the call's body. @returns true if the form can be sent */
    check: (body: v.GenericSchema, value: unknown): boolean => {
      const wrong = validationErrors(body, value);
      return !refuse(wrong) && Object.keys(wrong).length === 0;
    },
    clear: () => setErrors({}),
  };
}
