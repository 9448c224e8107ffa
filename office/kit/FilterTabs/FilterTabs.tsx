import type { ReactNode } from 'react';
import * as styles from './FilterTabs.css.ts';

/** One of the views that a list can be narrowed to. */
interface FilterTab {
  href: string;
  label: string;
  /** How many there are; left out where nothing is counted. */
  count?: number | undefined;
  isCurrent: boolean;
}

export interface FilterTabsProps {
  /** What is chosen: "Kind". */
  label: string;
  /** The kinds, in order, each with its address. */
  items: readonly FilterTab[];
  /** Stands at the end of the line; on phones below it. */
  end?: ReactNode;
}

/** Stands in the middle of those that are seen, where they do not all fit. The page does not move. */
const intoTheMiddle = (tab: HTMLElement | null) => {
  const list = tab?.closest('ul');
  if (tab && list)
    list.scrollLeft = tab.offsetLeft - list.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
};

/** The kinds of a list, each with its number, as links right under the screen's ground line. */
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
