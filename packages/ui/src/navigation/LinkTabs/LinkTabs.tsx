import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { classNames } from '../../style/classNames.ts';
import { type TabItem, TabPicker, TabWords } from '../Tabs/TabPicker.tsx';
import * as styles from '../Tabs/Tabs.css.ts';

export interface LinkTabItem extends TabItem {
  /** Where the server shows the same view. */
  href: string;
}

export interface LinkTabsProps {
  /** What is chosen between: 'Category'. Names the tabs, and stands over the select on phones. */
  label: string;
  /** The tabs, in order, each with its address. */
  items: readonly LinkTabItem[];
  /** Which one is shown: the one that the address names. */
  value: string;
  /** Another one was chosen; go to its address. */
  onValueChange: (value: string) => void;
  /**
   * Stands on the tabs' own line, at their left from 768 px: the `Heading` (size `h2`) of what is shown. Only over a few
   * short tabs: they stay tabs on phones.
   */
  heading?: ReactNode;
  /** Beside its own class. */
  className?: string;
  /** What the shown tab shows. */
  children: ReactNode;
}

/** With one of these a link opens elsewhere, and a key is the browser's. */
const hasModifier = (event: {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}): boolean => event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;

/** The place that a key leads to, from a place among tabs; `undefined` for any other key. */
function placeAfter(key: string, at: number, isRightToLeft: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (key === 'ArrowRight') return at + (isRightToLeft ? -1 : 1);
  if (key === 'ArrowLeft') return at + (isRightToLeft ? 1 : -1);
  return undefined;
}

/**
 * Tabs whose views have addresses of their own, such as a list's categories: without JavaScript, and in a new window,
 * they are links. With it they are one stop of the Tab key, left and right arrows move, Home and End go to the ends.
 * Below 768 px a labelled select takes their place, unless they stand beside a heading. For views without an address use
 * `Tabs`. The keys are its own: Radix' tabs are buttons, and without JavaScript only one of them would be reached.
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
          // Without scripts only the Tab key moves between them.
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

/** Where they do not all fit, the chosen one stands in the middle of those that are seen. The page does not move. */
const intoTheMiddle = (tab: HTMLElement | null) => {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};
