import { type ComponentProps, useRef } from 'react';
import { classNames } from '../../style/classNames.ts';
import * as styles from './ListStatus.css.ts';

export interface ListStatusProps extends ComponentProps<'div'> {
  /** Part of the list that is shown: `1 to 24`. Empty while there are no items. */
  shown: string;
  /** Total number of items: `of 61 alumni`. */
  total: string;
  /** Address of the list without filters; omitted if no filters are set. */
  clearHref?: string | undefined;
  /** Label of the link to the whole list. @default 'Clear filters' */
  clearLabel?: string;
  /** Called instead of following the link: the page clears the filters in place. The focus then moves to the count. */
  onClear?: () => void;
  /** Ref of the count, which receives the focus after a change of page. */
  countRef?: ComponentProps<'p'>['ref'];
  /** Sort orders of the list: `SortLinks`. */
  children?: ComponentProps<'div'>['children'];
}

/**
 * Status above a searched list: the part that is shown, announced whenever it changes, and a link to clear the filters.
 * Keep it mounted while the list changes. Under a list that is only paged use `ListFoot`.
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
            // The link disappears with the filters.
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
