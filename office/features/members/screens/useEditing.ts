import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type * as v from 'valibot';
import { fieldErrorsOf } from '../../../kit/fieldErrors.ts';
import type { Feedback } from '../../../kit/useActions.ts';
import { useFieldErrors } from '../../../kit/useFieldErrors.ts';
import { errorMessage } from '../../../kit/withStepUp.ts';
import type { Standing, useTwoEditors } from './useTwoEditors.ts';

export interface Editing<Field extends string> {
  /** Prefix of the ids of its fields. */
  form: string;
  fields: readonly Field[];
  editors: ReturnType<typeof useTwoEditors<Field>>;
  /** Schema that the typed values must match before they are sent. */
  schema: v.GenericSchema;
  bodyOf: (values: Readonly<Record<Field, string>>) => unknown;
  /** Returns the initial values of the form. */
  start: () => Standing<Field>;
  say: (said: Feedback | undefined) => void;
}

/** Form of a record that opens in place, with its errors, saving and closing. */
export function useEditing<Field extends string>({
  form,
  fields,
  editors,
  schema,
  bodyOf,
  start,
  say,
}: Editing<Field>) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const { errors, refuse, check, clear } = useFieldErrors(form, fields);

  const send = async (values: Readonly<Record<Field, string>>) => {
    if (!check(schema, bodyOf(values))) return;
    setBusy(true);
    say(undefined);
    try {
      if (!(await editors.send(values))) return;
      editors.end();
      await router.invalidate();
    } catch (error) {
      const words = errorMessage(error);
      if (!refuse(fieldErrorsOf(error)) && words !== undefined) say({ tone: 'critical', words });
    } finally {
      setBusy(false);
    }
  };
  const { values } = editors;
  const conflict = editors.conflictOf(send);
  return {
    busy,
    errors,
    /** Values of the form; `undefined` while it is closed. */
    values,
    putOnTop: editors.putOnTop,
    write: editors.write,
    open: () => {
      say(undefined);
      clear();
      editors.begin(start());
      // The form is rendered with the next frame.
      requestAnimationFrame(() => document.getElementById(`${form}-${fields[0]}`)?.focus());
    },
    close: editors.end,
    save: () => values && void send(values),
    /** Fields that both volunteers changed, as `ConflictView` takes them. */
    conflict: conflict && { ...conflict, busy, onDrop: editors.end },
  };
}
