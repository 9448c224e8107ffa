import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import { control, figures } from '../Field/Field.css.ts';
import { Field, type FieldBase } from '../Field/index.ts';
import * as styles from './CodeField.css.ts';

export interface CodeFieldProps
  extends FieldBase,
    Omit<
      ComponentProps<'input'>,
      | 'type'
      | 'name'
      | 'id'
      | 'inputMode'
      | 'autoComplete'
      | 'maxLength'
      | 'aria-invalid'
      | 'aria-describedby'
      | 'required'
    > {}

/**
 * Field for a short code from an email, in large type. Its length is not limited: a code pasted with a space or a dash is valid,
 * because the server removes those.
 */
export function CodeField({ label, name, id, hint, error, optional, className, ...rest }: CodeFieldProps) {
  return (
    <Field
      label={label}
      id={id}
      hint={hint}
      error={error}
      optional={optional}
      className={classNames(styles.field, className)}
    >
      {(wiring) => (
        <input
          spellCheck={false}
          autoCapitalize="characters"
          {...rest}
          {...wiring}
          type="text"
          name={name}
          autoComplete="one-time-code"
          className={classNames(control, figures, styles.code)}
        />
      )}
    </Field>
  );
}
