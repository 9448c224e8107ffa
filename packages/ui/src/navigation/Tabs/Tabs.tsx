import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../style/classNames.ts';
import { type TabItem, TabPicker, TabWords } from './TabPicker.tsx';
import * as styles from './Tabs.css.ts';
import { unstyled } from './unstyled.ts';

export interface TabsProps {
  /** Label of the choice: 'Filter gallery'. Accessible name of the tabs, and label above the select on phones. */
  label: string;
  /** Tabs, in order. */
  items: readonly TabItem[];
  /** Value of the current tab, if the parent keeps it, for instance in the page’s address. */
  value?: string;
  /** Value of the tab shown first. @default the first */
  defaultValue?: string;
  /** Called with the chosen value. */
  onValueChange?: (value: string) => void;
  /** Replaces many or long tabs with a labeled select below 768 px. */
  selectBelow?: 'medium';
  /** Heading on the line of the tabs, at their left from 768 px: the `Heading` (size `h2`) of the content. */
  heading?: ReactNode;
  /** Class in addition to the component’s own. */
  className?: string;
  /** Content of the current tab. */
  children: ReactNode | ((value: string) => ReactNode);
}

/**
 * Tabs for a few views of the same content, each with its count: a gallery’s photos and videos, stories by category. Left and
 * right arrows move, Home and End go to the ends. For views with their own addresses use `LinkTabs`; to choose several, chips.
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
    <List aria-label={label} {...unstyled} className={styles.list}>
      {items.map(({ value: key, label: words, count }) => (
        <Trigger key={key} value={key} className={styles.tab}>
          <TabWords label={words} count={count} />
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
      {selectBelow ? <TabPicker label={label} items={items} shown={shown} onChoose={choose} /> : null}
      {/* One panel, not one per tab: what is announced in it, and its focus, outlive a change of tab. */}
      <Content value={shown} asChild className={styles.panel}>
        <div {...unstyled}>{typeof children === 'function' ? children(shown) : children}</div>
      </Content>
    </Root>
  );
}
