import { Field, type FieldBase } from '@banyan/forms/fields';
import type { ComponentProps } from 'react';
import * as styles from './PickerField.css.ts';

export interface PickerFieldProps
  extends FieldBase,
    Omit<
      ComponentProps<'input'>,
      'type' | 'name' | 'id' | 'aria-invalid' | 'aria-describedby' | 'required' | 'className'
    > {
  /** A day (`2027-10-16`) or a time (`18:00`), as the value has it; what is shown is the browser's. */
  type: 'date' | 'time';
}

/** A day or a time, by the browser's own means. For a day of long ago, such as a birthday, use `TextField`. */
export const PickerField = ({ label, name, id, hint, error, optional, type, ...rest }: PickerFieldProps) => (
  <Field label={label} id={id} hint={hint} error={error} optional={optional}>
    {(wiring) => <input {...rest} {...wiring} type={type} name={name} className={styles.control} />}
  </Field>
);
