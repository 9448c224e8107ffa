import { cleanCode } from '@banyan/api/contract';
import { VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { useEffect, useId, useRef, useState } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import { FieldError } from '../../fields/Field/FieldError.tsx';
import * as styles from './DirectorySearch.css.ts';

/** True for four digits and for an empty text. */
const isYear = (typed: string): boolean => /^(\d{4})?$/.test(typed);

/**
 * Manages the year field. It keeps the typed text even if it is no year. A year from elsewhere (Back, a button that clears it)
 * replaces it.
 *
 * @param year Year in the address, where a visitor may have written anything.
 */
export function useTypedYear(year: string) {
  const input = useRef<HTMLInputElement>(null);
  const known = useRef(year);
  const [refusals, setRefusals] = useState(isYear(year) ? 0 : 1);

  useEffect(() => {
    if (year === known.current) return;
    known.current = year;
    if (input.current) input.current.value = year;
    setRefusals(isYear(year) ? 0 : 1);
  }, [year]);

  /** Returns the typed year. If it is invalid, returns undefined and focuses the field. */
  const read = (): string | undefined => {
    const typed = cleanCode(input.current?.value ?? '');
    if (isYear(typed)) {
      known.current = typed;
      setRefusals(0);
      return typed;
    }
    setRefusals(refusals + 1);
    input.current?.focus();
    return undefined;
  };

  return { input, refusals, read, edited: () => setRefusals(0) };
}

export interface YearFilterProps {
  year: string;
  typed: ReturnType<typeof useTypedYear>;
  label: string;
  applyLabel: string;
  /** Error for an invalid year. */
  problem: string;
}

/** Field for a year, applied by Enter or by its button. An invalid year stays in the field to be corrected. */
export function YearFilter({ year, typed, label, applyLabel, problem }: YearFilterProps) {
  const id = useId();
  const wrong = typed.refusals > 0;
  return (
    <div className={styles.part}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <span className={styles.yearFrame}>
        <input
          ref={typed.input}
          id={id}
          name="graduationYear"
          inputMode="numeric"
          autoComplete="off"
          placeholder="1998"
          maxLength={20}
          defaultValue={year}
          onInput={typed.edited}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? `${id}-error` : undefined}
          className={classNames(control, styles.year)}
        />
        <button type="submit" className={styles.apply}>
          {applyLabel}
          <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
        </button>
      </span>
      {wrong ? (
        // The key makes a second error a new alert, so that screen readers read it again.
        <FieldError key={typed.refusals} id={`${id}-error`} role="alert" className={styles.problem}>
          {problem}
        </FieldError>
      ) : null}
    </div>
  );
}
