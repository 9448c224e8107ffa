import { useId } from 'react';
import * as styles from './Search.css.ts';

interface SearchProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Result count shown after the field and announced: `12 of 260 tokens`. */
  count: string;
}

/** Search field that filters the list below it during typing. */
export function Search({ label, value, onChange, count }: SearchProps) {
  const id = useId();
  return (
    <div className={styles.bar}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        type="search"
        className={styles.field}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        autoComplete="off"
        spellCheck={false}
      />
      <p role="status" className={styles.count}>
        {count}
      </p>
    </div>
  );
}

/** True if the text contains every typed word. */
export const matches = (text: string, typed: string): boolean => {
  const within = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => within.includes(word));
};
