import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import { type TabItem, TabPicker, TabWords } from '../Tabs/TabPicker.tsx';
import * as styles from '../Tabs/Tabs.css.ts';

export interface LinkTabItem extends TabItem {
  /** Address at which the server renders the same view. */
  href: string;
}

export interface LinkTabsProps {
  /** Label of the choice: 'Category'. Accessible name of the tabs, and label above the select on phones. */
  label: string;
  /** Tabs, in order, each with its address. */
  items: readonly LinkTabItem[];
  /** Value of the current tab, from the page’s address. */
  value: string;
  /** Called with the chosen value; navigate to its address. */
  onValueChange: (value: string) => void;
  /**
   * Heading on the line of the tabs, at their left from 768 px: the `Heading` (size `h2`) of the content. Only for a few short
   * tabs, because they stay tabs on phones.
   */
  heading?: ReactNode;
  /** Class in addition to the component’s own. */
  className?: string;
  /** Content of the current tab. */
  children: ReactNode;
}

/** With one of these modifiers the browser handles a link or a key itself. */
const hasModifier = (event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** Position that a key moves to, from a position among the tabs; `undefined` for any other key. */
function placeAfter(key: string, at: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === 'ArrowRight') return at + (isRightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return at + (isRightToLeft ? 1 : -1);
  return undefined;
}

/**
 * Tabs whose views have their own addresses, such as a list’s categories. Without JavaScript, and in a new window, they are
 * links. With it they are one stop of the Tab key, left and right arrows move, Home and End go to the ends. Below 768 px a labeled
 * select replaces them, unless they are beside a heading. For views without an address use `Tabs`. It handles the keys itself,
 * because Radix’ tabs are buttons: without JavaScript only one of them would be reachable.
 */
export function LinkTabs({
  label,
  items,
  value,
  onValueChange,
  heading,
  className,
  children,
}: LinkTabsProps) {
  const id = useId();
  const tabId = (key: string) => `${id}-${key}`;
  const hydrated = useHydrated();

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const list = event.currentTarget;
    const at = items.findIndex(({ value: key }) => tabId(key) === document.activeElement?.id);
    const to = placeAfter(event.key, at, getComputedStyle(list).direction === 'rtl');
    const item = to === undefined ? undefined : items.at(to % items.length);
    if (at === -1 || !item || hasModifier(event)) return;
    event.preventDefault();
    document.getElementById(tabId(item.value))?.focus();
    if (item.value !== value) onValueChange(item.value);
  };

  const tabs = (
    <div role="tablist" aria-label={label} onKeyDown={move} className={styles.list}>
      {items.map(({ value: key, label: words, count, href }) => (
        <a
          key={key}
          ref={key === value ? intoTheMiddle : undefined}
          id={tabId(key)}
          href={href}
          role="tab"
          aria-selected={key === value}
          aria-controls={tabId('panel')}
          // Without scripts the Tab key must reach every tab.
          tabIndex={hydrated && key !== value ? -1 : undefined}
          onClick={(event) => {
            if (hasModifier(event)) return;
            event.preventDefault();
            if (key !== value) onValueChange(key);
          }}
          className={styles.tab}
        >
          <TabWords label={words} count={count} />
        </a>
      ))}
    </div>
  );
  return (
    <div className={classNames(heading ? undefined : styles.selectOnPhones, styles.linked, className)}>
      {heading ? (
        <div className={styles.headed}>
          <div className={styles.heading}>{heading}</div>
          {tabs}
        </div>
      ) : (
        <>
          {tabs}
          <TabPicker label={label} items={items} shown={value} onChoose={onValueChange} />
        </>
      )}
      <div id={tabId('panel')} role="tabpanel" aria-labelledby={tabId(value)} className={styles.panel}>
        {children}
      </div>
    </div>
  );
}

/** If the tabs do not all fit, the current one scrolls to the middle of the list. The page does not move. */
const intoTheMiddle = (tab: HTMLElement | null) => {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};
