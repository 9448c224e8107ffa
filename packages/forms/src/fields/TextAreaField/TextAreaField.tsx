import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldBase } from '../Field/index.ts';
import * as styles from './TextAreaField.css.ts';

export const textAreaVariants = ['plain', 'ruled'] as const;
export type TextAreaVariant = (typeof textAreaVariants)[number];

export interface TextAreaFieldProps
  extends FieldBase,
    Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'aria-invalid' | 'aria-describedby' | 'required'> {
  /** Look of the box. `ruled` is writing paper: for the main text of a page, a message or a story. @default 'plain' */
  variant?: TextAreaVariant;
  /** Element right under the box: a `LengthMeter`. */
  meter?: ReactNode;
}

/** Text field with several lines. For one line use `TextField`. */
export function TextAreaField({
  variant = 'plain',
  label,
  name,
  id,
  hint,
  error,
  optional,
  meter,
  className,
  ...rest
}: TextAreaFieldProps) {
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => (
        <>
          <textarea
            {...rest}
            {...wiring}
            name={name}
            className={classNames(control, styles.variants[variant])}
          />
          {meter}
        </>
      )}
    </Field>
  );
}
