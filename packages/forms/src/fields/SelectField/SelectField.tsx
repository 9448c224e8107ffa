import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { control } from '../Field/Field.css.ts';
import { Field, type FieldBase } from '../Field/index.ts';
import * as styles from './SelectField.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export interface SelectFieldProps
  extends FieldBase,
    Omit<
      ComponentProps<'select'>,
      'name' | 'id' | 'aria-invalid' | 'aria-describedby' | 'required' | 'multiple' | 'children' | 'size'
    > {
  /** Options, in order; the value is sent, the label is shown. */
  options: readonly SelectOption[];
  /** Text of the empty option, which is first: "Choose a program". */
  placeholder: string;
}

/** Choice of one option of a longer list. For up to five, which may all be visible, use `RadioGroupField`. */
export function SelectField({
  options,
  placeholder,
  label,
  name,
  id,
  hint,
  error,
  optional,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field label={label} id={id} hint={hint} error={error} optional={optional} className={className}>
      {(wiring) => (
        <span className={styles.frame}>
          <select {...rest} {...wiring} name={name} className={classNames(control, styles.select)}>
            <option value="">{placeholder}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon icon={ChevronDown} className={styles.icon} />
        </span>
      )}
    </Field>
  );
}
