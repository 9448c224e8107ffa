import { Field, type FieldBase } from '@banyan/forms/fields';
import type { ComponentProps } from 'react';
import { control } from '../../../../kit/PickerField/PickerField.css.ts';

export interface AmountFieldProps
  extends FieldBase,
    Omit<
      ComponentProps<'input'>,
      'type' | 'inputMode' | 'name' | 'id' | 'aria-invalid' | 'aria-describedby' | 'required' | 'className'
    > {}

/** Field for an amount in dollars and cents. Phones show a numeric keypad with a decimal point. `centsOf` parses the typed text. */
export const AmountField = ({ label, name, id, hint, error, optional, ...rest }: AmountFieldProps) => (
  <Field label={label} id={id} hint={hint} error={error} optional={optional}>
    {(wiring) => (
      <input {...rest} {...wiring} name={name} inputMode="decimal" autoComplete="off" className={control} />
    )}
  </Field>
);
