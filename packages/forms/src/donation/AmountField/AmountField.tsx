import { centsOf, donationLimits } from '@banyan/api/contract';
import { classNames } from '@banyan/ui/style';
import type { ChangeEvent, ComponentProps } from 'react';
import { hint as hintLook, label as labelLook } from '../../fields/Field/Field.css.ts';
import { type FieldBase, FieldError, useControlWiring } from '../../fields/Field/index.ts';
import { pasteAs } from '../../fields/pasteAs.ts';
import { live } from '../../form/live.css.ts';
import * as styles from './AmountField.css.ts';

/** Turns a pasted "$1,000.00" into digits that a number input accepts. */
const pasteDollars = pasteAs((text) => {
  const cents = centsOf(text);
  return cents === undefined ? text : String(cents / 100);
});

export interface AmountFieldProps
  extends Omit<FieldBase, 'optional'>,
    Omit<ComponentProps<'div'>, 'children' | 'onChange' | 'id'> {
  /** Typed text: digits, or an incomplete number. */
  value: string;
  /** Called when the donor types and when a quick amount is chosen. */
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Amounts to choose with one press, in dollars. @default 25, 50, 100, 250 */
  quickAmounts?: readonly number[];
  /** Set while the amount cannot be changed. @default false */
  locked?: boolean;
}

/** Amount in whole dollars: typed, or chosen from four. For any other number use `TextField`. */
export function AmountField({
  label,
  name,
  id,
  hint,
  error,
  value,
  onChange,
  quickAmounts = donationLimits.quickAmounts,
  locked = false,
  className,
  ...rest
}: AmountFieldProps) {
  const { wiring, hintId, errorId } = useControlWiring({ id, hint, error });
  return (
    <div {...rest} className={classNames(styles.amount, className)}>
      <label htmlFor={wiring.id} className={labelLook}>
        {label}
      </label>
      <div className={styles.box}>
        <span aria-hidden="true" className={styles.sign}>
          $
        </span>
        <input
          {...wiring}
          type="number"
          inputMode="numeric"
          name={name}
          min={donationLimits.amount.least}
          step={donationLimits.amount.step}
          autoComplete="off"
          value={value}
          readOnly={locked}
          onChange={onChange}
          onPaste={pasteDollars}
          // Scrolling the page must not change the amount.
          onWheel={(event) => event.currentTarget.blur()}
          className={styles.input}
        />
      </div>
      {hint ? (
        <p id={hintId} className={hintLook}>
          {hint}
        </p>
      ) : null}
      <div aria-live="polite" className={live}>
        {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      </div>
      <div role="radiogroup" aria-label="Quick amounts" className={styles.quick}>
        {quickAmounts.map((dollars) => (
          <label key={dollars} className={styles.choice}>
            <input
              type="radio"
              name={`${name}-quick`}
              value={dollars}
              checked={value === String(dollars)}
              disabled={locked}
              onChange={onChange}
              className={styles.radio}
            />
            ${dollars}
          </label>
        ))}
      </div>
    </div>
  );
}
