import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import { control, figures } from '../Field/Field.css.ts';
import { Field, type FieldBase } from '../Field/index.ts';

export const textFieldTypes = ['text', 'email', 'tel', 'url', 'year', 'number'] as const;
export type TextFieldType = (typeof textFieldTypes)[number];

export interface TextFieldProps
  extends FieldBase,
    Omit<
      ComponentProps<'input'>,
      'type' | 'name' | 'id' | 'inputMode' | 'aria-invalid' | 'aria-describedby' | 'required'
    > {
  /** Kind of text, for a phone's keyboard. `year` is four digits, `number` any whole number. @default 'text' */
  type?: TextFieldType;
}

const looks = {
  text: { type: 'text', inputMode: undefined },
  email: { type: 'email', inputMode: 'email' },
  tel: { type: 'tel', inputMode: 'tel' },
  /* Not type="url": browsers would refuse `linkedin.com/in/x`, which we complete. */
  url: { type: 'text', inputMode: 'url' },
  /* Not type="number": it changes when scrolled, rounds, and hides invalid text. */
  year: { type: 'text', inputMode: 'numeric' },
  number: { type: 'text', inputMode: 'numeric' },
} as const;

/** Text field with one line. For a paragraph use `TextAreaField`, for an option of a list `SelectField`. */
export function TextField({
  type = 'text',
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => (
        <input
          {...rest}
          {...wiring}
          {...looks[type]}
          name={name}
          className={classNames(control, (type === 'tel' || type === 'year' || type === 'number') && figures)}
        />
      )}
    </Field>
  );
}
