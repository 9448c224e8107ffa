import { Content, List, Root, Trigger } from '@radix-ui/react-tabs';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../style/classNames.ts';
import { type TabItem, TabPicker, TabWords } from './TabPicker.tsx';
import * as styles from './Tabs.css.ts';
import { unstyled } from './unstyled.ts';

export interface TabsProps {
  /** What is chosen between: 'Filter gallery'. Names the tabs, and stands over the select on phones. */
  label: string;
  /** The tabs, in order. */
  items: readonly TabItem[];
  /** Which one is shown, when the owner keeps it (in the address, say). */
  value?: string;
  /** Which one is shown first. @default the first */
  defaultValue?: string;
  /** Another one was chosen. */
  onValueChange?: (value: string) => void;
  /** Many or long labels: below 768 px a labelled select takes the tabs' place. */
  selectBelow?: 'medium';
  /** Stands on the tabs' own line, at their left from 768 px: the `Heading` (size `h2`) of what is shown. */
  heading?: ReactNode;
  /** Beside its own class. */
  className?: string;
  /** What the shown tab shows. */
  children: ReactNode | ((value: string) => ReactNode);
}

/**
 * One of a few views of the same thing, each with its count: a gallery's photos and videos, stories by category. Left and
 * right arrows move, Home and End go to the ends. Where each view has an address of its own use `LinkTabs`; for choosing several, chips.
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
