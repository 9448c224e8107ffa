import type { ChangeEventHandler } from 'react';
import * as styles from '../CheckboxField/CheckboxField.css.ts';
import type { FieldBase } from '../Field/index.ts';
import { FieldSet } from '../FieldSet/index.ts';

export interface RadioGroupFieldProps extends FieldBase {
  /** Answers, in order; the value is sent, the label is shown. */
  options: readonly { value: string; label: string }[];
  /** Value of the chosen answer. */
  value: string;
  /** Called when another answer is chosen, with the event of its radio button. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Class of the root element, for placing the field. */
  className?: string;
}

/** Choice of one of two to five answers, all visible. For more use `SelectField`. */
export function RadioGroupField({
  label,
  name,
  options,
  value,
  onChange,
  error,
  ...set
}: RadioGroupFieldProps) {
  return (
    <FieldSet {...set} legend={label} error={error} space="tight">
      <div>
        {options.map((option) => (
          <label key={option.value} className={styles.check}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={onChange}
              aria-invalid={error ? true : undefined}
              className={styles.box}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
