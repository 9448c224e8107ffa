import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, ChevronDown } from 'lucide';
import * as styles from './ChipSelect.css.ts';

export interface ChipSelectProps<Value extends string> {
  /** What is chosen: "Chapter". Stands on the chip while nothing is. */
  label: string;
  /** The name of its control in a form. */
  name: string;
  /** What can be chosen, in order; the label is seen. */
  options: readonly { value: Value; label: string }[];
  /** Of no option: all of them. */
  value: Value | undefined;
  /** Another one was chosen; undefined for all of them. */
  onChange: (value: Value | undefined) => void;
  /** What the menu says for no choice: "All chapters". Without it one is always chosen. */
  none?: string;
  /** Whether the choice narrows what is shown, and the chip is filled. @default there is a choice */
  narrows?: boolean;
}

/** A filter that is one of many, among chips. For one that is on or off use `Chip`. */
export function ChipSelect<Value extends string>({
  label,
  name,
  options,
  value,
  onChange,
  none,
  narrows = value !== undefined,
}: ChipSelectProps<Value>) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span className={classNames(styles.chip, narrows && styles.chosen)}>
      {narrows && <Icon icon={Check} size={16} className={styles.icon} />}
      <span aria-hidden="true">{chosen?.label ?? label}</span>
      <Icon icon={ChevronDown} size={16} className={styles.icon} />
      <select
        name={name}
        aria-label={label}
        value={value ?? ''}
        onChange={({ currentTarget }) =>
          onChange(options.find((option) => option.value === currentTarget.value)?.value)
        }
        className={styles.control}
      >
        {none !== undefined && <option value="">{none}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
