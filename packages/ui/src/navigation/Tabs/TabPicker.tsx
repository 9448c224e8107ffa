import { ChevronDown } from 'lucide';
import { useId } from 'react';
import { Icon } from '../../elements/Icon/index.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: string;
  /** Number of items of the tab. */
  count?: number;
}

/** Label and count of a tab. */
export function TabWords({ label, count }: Pick<TabItem, 'label' | 'count'>) {
  return (
    <>
      {label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
}

export interface TabPickerProps {
  /** Label above the select. */
  label: string;
  items: readonly TabItem[];
  shown: string;
  onChoose: (value: string) => void;
}

/** Select that replaces the tabs on phones if they are many or long. */
export function TabPicker({ label, items, shown, onChoose }: TabPickerProps) {
  const id = useId();
  return (
    <div className={styles.picker}>
      <label htmlFor={id} className={styles.pickerLabel}>
        {label}
      </label>
      <span className={styles.control}>
        <select
          id={id}
          value={shown}
          onChange={(event) => onChoose(event.currentTarget.value)}
          className={styles.select}
        >
          {items.map(({ value, label: words, count }) => (
            <option key={value} value={value}>
              {count === undefined ? words : `${words} (${count})`}
            </option>
          ))}
        </select>
        <Icon icon={ChevronDown} className={styles.arrow} />
      </span>
    </div>
  );
}
