import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { lazyModule, preload } from '../../hooks/lazyModule.ts';
import { useHydrated } from '../../hooks/useHydrated.ts';
import { useLazyModule } from '../../hooks/useLazyModule.ts';
import { classNames } from '../../style/classNames.ts';
import { type TabItem, TabPicker, TabWords } from '../Tabs/TabPicker.tsx';
import * as styles from '../Tabs/Tabs.css.ts';
import { hasModifier, isMove } from './moves.ts';

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

const roving = lazyModule(() => import('./RovingTabList.tsx'));

/**
 * Tabs whose views have addresses of their own, such as a list's categories: without JavaScript, and in a new window,
 * they are links. With it left and right arrows move, Home and End go to the ends: Radix does that, fetched when the
 * focus comes to them. The last key pressed sooner is kept for it; where it does not come, each link is a stop of the
 * Tab key. Below 768 px a labelled select takes their place, unless they stand beside a heading. For views without an
 * address use `Tabs`.
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
  const [missed, setMissed] = useState<string>();
  const { value: module, failed, retry } = useLazyModule({ module: roving, need: missed ? 'now' : 'none' });

  const remember = (event: KeyboardEvent) => {
    if (!isMove(event)) return;
    event.preventDefault();
    setMissed(event.key);
    retry();
  };

  const links = (
    <div
      role="tablist"
      aria-label={label}
      onFocus={() => preload(roving)}
      onKeyDown={remember}
      className={styles.list}
    >
      {items.map(({ value: key, label: words, count, href }) => (
        <a
          key={key}
          ref={key === value ? intoTheMiddle : undefined}
          id={tabId(key)}
          href={href}
          role="tab"
          aria-selected={key === value}
          aria-controls={tabId('panel')}
          // Without scripts, or without what moves between them, nothing does but Tab.
          tabIndex={hydrated && !failed && key !== value ? -1 : undefined}
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
  const tabs = module ? (
    <module.RovingTabList value={value} onValueChange={onValueChange} missed={missed}>
      {links}
    </module.RovingTabList>
  ) : (
    links
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
