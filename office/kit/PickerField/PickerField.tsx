import { limits } from '@banyan/api/contract';
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

const { first, last } = limits.dateYears;
/** What the browser's own calendar offers. A date that is typed there can have two digits of a year. */
const days = { min: `${first}-01-01`, max: `${last}-12-31` } as const;

/** A day or a time, by the browser's own means. For a day of long ago, such as a birthday, use `TextField`. */
export const PickerField = ({ label, name, id, hint, error, optional, type, ...rest }: PickerFieldProps) => (
  <Field label={label} id={id} hint={hint} error={error} optional={optional}>
    {(wiring) => (
      <input
        {...(type === 'date' && days)}
        {...rest}
        {...wiring}
        type={type}
        name={name}
        className={styles.control}
      />
    )}
  </Field>
);
