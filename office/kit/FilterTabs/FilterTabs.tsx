import type { ReactNode } from 'react';
import * as styles from './FilterTabs.css.ts';

/** Tab that filters a list. */
interface FilterTab {
  href: string;
  label: string;
  /** Number of matching rows; omitted if they are not counted. */
  count?: number | undefined;
  isCurrent: boolean;
}

export interface FilterTabsProps {
  /** Accessible name: "Kind". */
  label: string;
  /** Tabs in display order, each with its URL. */
  items: readonly FilterTab[];
  /** Content at the end of the line; on phones below it. */
  end?: ReactNode;
}

/** Scrolls the current tab to the middle of the tab list without scrolling the page. */
const intoTheMiddle = (tab: HTMLElement | null) => {
  const list = tab?.closest('ul');
  if (tab && list)
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};

/** Tabs that filter a list, as links with counts below the screen's title. */
export const FilterTabs = ({ label, items, end }: FilterTabsProps) => (
  <div className={styles.line}>
    <nav aria-label={label} className={styles.nav}>
      <ul className={styles.tabs}>
        {items.map(({ href, label: words, count, isCurrent }) => (
          <li key={href}>
            <a
              ref={isCurrent ? intoTheMiddle : undefined}
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              onFocus={({ currentTarget }) => intoTheMiddle(currentTarget)}
              className={styles.tab}
            >
              {words}
              {count !== undefined && (
                <>
                  {' '}
                  <span className={styles.count}>{count}</span>
                </>
              )}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {end !== undefined && <div className={styles.end}>{end}</div>}
  </div>
);
