import { classNames } from '@banyan/ui/style';
import type { ComponentProps } from 'react';
import { field, hint as hintLook } from '../Field/Field.css.ts';
import { type FieldBase, FieldError, useControlWiring } from '../Field/index.ts';
import * as styles from './CheckboxField.css.ts';

export interface CheckboxFieldProps
  extends Omit<FieldBase, 'optional'>,
    Omit<
      ComponentProps<'input'>,
      'type' | 'name' | 'id' | 'aria-invalid' | 'aria-describedby' | 'required' | 'size'
    > {}

/** Yes-or-no question that is no at first. If an answer is required use `RadioGroupField`. */
export function CheckboxField({ label, name, id, hint, error, className, ...rest }: CheckboxFieldProps) {
  const { wiring, hintId, errorId } = useControlWiring({ id, hint, error });
  return (
    <div className={classNames(field, className)}>
      <div className={styles.check}>
        <input {...rest} {...wiring} type="checkbox" name={name} className={styles.box} />
        <span className={styles.words}>
          <label htmlFor={wiring.id}>{label}</label>
          {hint ? (
            <span id={hintId} className={hintLook}>
              {hint}
            </span>
          ) : null}
        </span>
      </div>
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
