import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from '../../elements/classNames.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem {
  value: string;
  label: string;
  /** How many there are behind it. */
  count?: number;
  /** Where the server shows the same: what the tab does without JavaScript, and in a new window. Give it to all or none. */
  href?: string;
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
  className,
  children,
}: TabsProps) {
  const [own, setOwn] = useState(defaultValue);
  const shown = value ?? own;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.(next);
  };

  return (
    <Root
      value={shown}
      onValueChange={choose}
      className={classNames(
        selectBelow && styles.selectOnPhones,
        items[0]?.href !== undefined && styles.linked,
        className,
      )}
    >
      <List aria-label={label} {...unstyled} className={styles.list}>
        {items.map((item) => (
          <Tab key={item.value} {...item} />
        ))}
      </List>
      {selectBelow ? <Picker label={label} items={items} shown={shown} onChoose={choose} /> : null}
      {/* One panel, not one per tab: what is announced in it, and its focus, outlive a change of tab. */}
      <Content value={shown} asChild className={styles.panel}>
        <div {...unstyled}>{typeof children === 'function' ? children(shown) : children}</div>
      </Content>
    </Root>
  );
}

/** Radix writes these into the markup, where a security policy refuses them; the stylesheet says what they said. */
const unstyled = { style: { outline: undefined, animationDuration: undefined } };

function Tab({ value, label, count, href }: TabItem) {
  const words = (
    <>
      {label}
      {count === undefined ? null : <span className={styles.count}>{count}</span>}
    </>
  );
  if (href === undefined) {
    return (
      <Trigger value={value} className={styles.tab}>
        {words}
      </Trigger>
    );
  }
  return (
    <Trigger value={value} asChild className={styles.tab}>
      {/* What a button has and a link must not. */}
      <a href={href} type={undefined} onMouseDown={leaveHere} onClick={stayHere} onKeyDown={doNotScroll}>
        {words}
      </a>
    </Trigger>
  );
}

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A press for a new window chooses nothing in this one. */
function leaveHere(event: MouseEvent) {
  if (opensElsewhere(event)) event.preventDefault();
}

/** Any other press chooses the tab; the link is for a page without scripts. */
function stayHere(event: MouseEvent) {
  if (!opensElsewhere(event)) event.preventDefault();
}

function doNotScroll(event: KeyboardEvent) {
  if (event.key === ' ') event.preventDefault();
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
