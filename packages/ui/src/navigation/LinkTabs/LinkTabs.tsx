import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
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
  className?: string;
  /** What the shown tab shows. */
  children: ReactNode;
}

/**
 * Tabs whose views have addresses of their own, such as a list's categories: without JavaScript, and in a new window,
 * they are links. With it left and right arrows move, Home and End go to the ends. Below 768 px a labelled select takes
 * their place, unless they stand beside a heading. For views without an address use `Tabs`.
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
  const hydrated = useHydrated();
  const tabId = (key: string) => `${id}-${key}`;
  const chosen = useRef<HTMLAnchorElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another value is another chosen tab
  useEffect(() => {
    // Where they do not all fit, the chosen one stands in the middle of those that are seen. The page does not move.
    const tab = chosen.current;
    const list = tab?.parentElement;
    if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
  }, [value]);

  const walk = (event: KeyboardEvent<HTMLElement>, place: number) => {
    const next = items[placeAfter(event, place, items.length)];
    if (next === undefined) return;
    event.preventDefault();
    document.getElementById(tabId(next.value))?.focus();
    if (next.value !== value) onValueChange(next.value);
  };

  const tabs = (
    <div role="tablist" aria-label={label} className={styles.list}>
      {items.map(({ value: key, label: words, count, href }, place) => (
        <a
          key={key}
          ref={key === value ? chosen : undefined}
          id={tabId(key)}
          href={href}
          role="tab"
          aria-selected={key === value}
          aria-controls={tabId('panel')}
          // Without scripts nothing moves between them but Tab.
          tabIndex={hydrated && key !== value ? -1 : undefined}
          onKeyDown={(event) => walk(event, place)}
          onClick={(event) => {
            if (opensElsewhere(event)) return;
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

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** The place a key leads to, round the corner; -1 when it leads nowhere. */
function placeAfter(event: KeyboardEvent<HTMLElement>, here: number, count: number): number {
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return count - 1;
  if (event.key === (rightToLeft ? 'ArrowLeft' : 'ArrowRight')) return (here + 1) % count;
  if (event.key === (rightToLeft ? 'ArrowRight' : 'ArrowLeft')) return (here + count - 1) % count;
  return -1;
}
