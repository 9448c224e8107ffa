import { type ComponentProps, useRef } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ListStatus.css.ts';

export interface ListStatusProps extends ComponentProps<'div'> {
  /** Which part is shown: `1 to 24`. Empty while there is nothing. */
  shown: string;
  /** Of how many: `of 61 alumni`. */
  total: string;
  /** Where the list stands without its filters; none while there are none. */
  clearHref?: string | undefined;
  /** The way back to the whole list. @default 'Clear filters' */
  clearLabel?: string;
  /** Instead of following the link: the list goes without its filters in place. The focus then is on the count. */
  onClear?: () => void;
  /** The count, to which the focus goes after a change of page. */
  countRef?: ComponentProps<'p'>['ref'];
  /** The orders that the list can stand in: `SortLinks`. */
  children?: ComponentProps<'div'>['children'];
}

/**
 * What stands over a list that is searched: how much of it is shown, announced whenever it changes, and the way back to
 * all of it. Keep it in the page while the list changes. Under a list that is only paged use `ListFoot`.
 */
export function ListStatus({
  shown,
  total,
  clearHref,
  clearLabel = 'Clear filters',
  onClear,
  countRef,
  className,
  children,
  ...rest
}: ListStatusProps) {
  const row = useRef<HTMLDivElement>(null);
  return (
    <div {...rest} ref={row} className={classNames(styles.row, className)}>
      <p ref={countRef} role="status" tabIndex={-1} className={styles.count}>
        {shown === '' ? null : (
          <>
            <span className={styles.shown}>{shown}</span> {total}
          </>
        )}
      </p>
      {children}
      {clearHref === undefined ? null : (
        <a
          href={clearHref}
          className={styles.clear}
          onClick={(event) => {
            if (!onClear || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            // The link goes away with the filters.
            row.current?.querySelector('p')?.focus({ preventScroll: true });
            onClear();
          }}
        >
          {clearLabel}
        </a>
      )}
    </div>
  );
}
