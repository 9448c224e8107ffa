import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { classNames } from '../../elements/classNames.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: string;
  /** How many there are behind it. */
  count?: number;
}

export interface TabsProps {
  /** What is chosen between: 'Filter gallery'. Names the tabs, and stands over the select on phones. */
  label: string;
  items: readonly TabItem[];
  /** Which one is shown, when the owner keeps it (in the address, say). */
  value?: string;
  /** Which one is shown first. @default the first */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Many or long labels: below 768 px a labelled select takes the tabs' place. */
  selectBelow?: 'medium';
  /** Stands on the tabs' own line, at their left from 768 px: the `Heading` (size `h2`) of what is shown. */
  heading?: ReactNode;
  className?: string;
  /** What the shown tab shows. */
  children: ReactNode | ((value: string) => ReactNode);
}

/**
 * One of a few views of the same thing, each with its count: a gallery's photos and videos, stories by category. Left and
 * right arrows move, Home and End go to the ends. For going to another page use links; for choosing several, chips.
 */
export function Tabs({
  label,
  items,
  value,
  defaultValue = items[0]?.value ?? '',
  onValueChange,
  selectBelow,
  heading,
  className,
  children,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  const tabs = (
    <List aria-label={label} className={styles.list}>
      {items.map(({ value: key, label: words, count }) => (
        <Trigger key={key} value={key} className={styles.tab}>
          {words}
          {count === undefined ? null : <span className={styles.count}>{count}</span>}
        </Trigger>
      ))}
    </List>
  );
  return (
    <Root
      value={shown}
      onValueChange={choose}
      className={classNames(selectBelow && styles.selectOnPhones, className)}
    >
      {heading ? (
        <div className={styles.headed}>
          <div className={styles.heading}>{heading}</div>
          {tabs}
        </div>
      ) : (
        tabs
      )}
      {selectBelow ? <Picker label={label} items={items} shown={shown} onChoose={choose} /> : null}
      {items.map(({ value: key }) => (
        <Content key={key} value={key} className={styles.panel}>
          {typeof children === 'function' ? children(key) : children}
        </Content>
      ))}
    </Root>
  );
}

interface PickerProps extends Pick<TabsProps, 'label' | 'items'> {
  shown: string;
  onChoose: (value: string) => void;
}

function Picker({ label, items, shown, onChoose }: PickerProps) {
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
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden className={styles.arrow} />
      </span>
    </div>
  );
}
