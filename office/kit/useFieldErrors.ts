import { useState } from 'react';
import type * as v from 'valibot';
import { focusFirst } from './fieldErrors.ts';
import { validationErrors } from './validationErrors.ts';

/**
 * What is wrong with the fields of a form, before and after it is sent. The first field that is wrong takes the focus.
 *
 * @param form Begins the ids of its fields: "invite" and "email" make `invite-email`.
 * @param fields Its fields, in order.
 */
export function useFieldErrors<Field extends string>(form: string, fields: readonly Field[]) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});

  /** Shows what is wrong, also what the server says (`claim` of an action). @returns whether a field of this form is wrong */
  const refuse = (wrong: Readonly<Record<string, string>>): boolean => {
    const own: Partial<Record<Field, string>> = {};
    for (const field of fields) if (wrong[field] !== undefined) own[field] = wrong[field];
    setErrors(own);
    focusFirst(form, fields, wrong);
    return Object.keys(own).length > 0;
  };
  return {
    /** The sentence of each field that is wrong. */
    errors,
    refuse,
    /** Checks what was typed against the call's body. @returns whether it can be sent */
    check: (body: v.GenericSchema, value: unknown): boolean => {
      const wrong = validationErrors(body, value);
      return !refuse(wrong) && Object.keys(wrong).length === 0;
    },
    clear: () => setErrors({}),
  };
}
