import { cleanCode } from '@banyan/api/contract';
import { VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { useEffect, useId, useRef, useState } from 'react';
import { control } from '../../fields/Field/Field.css.ts';
import { FieldError } from '../../fields/Field/FieldError.tsx';
import * as styles from './DirectorySearch.css.ts';

/** Four digits, or nothing at all. */
const isYear = (typed: string): boolean => /^(\d{4})?$/.test(typed);

/**
 * The year field keeps what is typed, whether or not it is a year; a year from elsewhere (Back, a button that clears it)
 * is put into it.
 *
 * @param year As it stands in the address, where somebody may have written anything.
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

  /** The year that stands there; undefined, with the focus on it, when it is none. */
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
  /** What is said about a year that is none. */
  problem: string;
}

/** A year to type, applied by Enter or by its button. What is no year stays, to be mended. */
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
        // The key makes a second refusal a new alert, so that it is said again.
        <FieldError key={typed.refusals} id={`${id}-error`} role="alert" className={styles.problem}>
          {problem}
        </FieldError>
      ) : null}
    </div>
  );
}
