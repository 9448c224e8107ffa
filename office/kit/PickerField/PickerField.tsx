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
  /** Kind of value: a day (`2027-10-16`) or a time (`18:00`). The display format is the browser's. */
  type: 'date' | 'time';
}

const { first, last } = limits.dateYears;
/** Limits of the browser's date picker. A typed date could otherwise have a two-digit year. */
const days = { min: `${first}-01-01`, max: `${last}-12-31` } as const;

/** Field for a day or a time with the browser's own picker. For a day long ago, such as a birthday, use `TextField`. */
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
