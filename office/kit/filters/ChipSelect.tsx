import { Icon } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Check, ChevronDown } from 'lucide';
import * as styles from './ChipSelect.css.ts';

export interface ChipSelectProps<Value extends string> {
  /** Name of the filter: "Chapter". Shown on the chip while nothing is chosen. */
  label: string;
  /** Name of the control in a form. */
  name: string;
  /** Options in display order, with their visible labels. */
  options: readonly { value: Value; label: string }[];
  /** Current value; undefined for all. */
  value: Value | undefined;
  /** Called with the new value; undefined for all. */
  onChange: (value: Value | undefined) => void;
  /** Menu item for no choice: "All chapters". Without it one option is always chosen. */
  none?: string;
  /** Fills the chip to show an active filter. @default true if there is a choice */
  narrows?: boolean;
}

/** Filter chip with a menu of options. For an on/off filter use `Chip`. */
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
