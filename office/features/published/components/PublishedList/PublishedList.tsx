import type { Published } from '@banyan/api/office';
import { DimensionLine } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { MouseEvent, ReactNode } from 'react';
import * as linkRow from '../../../../shell/components/linkRow.css.ts';
import { leavesWords, publishedFacts, publishedTitle } from '../words.ts';
import * as styles from './PublishedList.css.ts';

export interface PublishedListProps {
  /** Published jobs and stories, in display order. */
  rows: readonly Published[];
  /** Returns the address that opens a row. */
  hrefOf: (row: Published) => string;
  /** Reference of the open row. */
  open?: string | undefined;
  /** Handles a pressed row; `preventDefault` keeps the link from being followed. */
  onOpen?: (row: Published, event: MouseEvent) => void;
  /** Name of each story category. */
  categories: Readonly<Record<string, string>>;
  /** Actions of a row, on wide screens: small `Button`s, each with the row’s name for screen readers. */
  actions?: (row: Published) => ReactNode;
  /** Public view of the open row, beside the list on wide screens. */
  view?: ReactNode;
  /** Number of days a job is on the board. @default 60 */
  daysOnBoard?: number;
}

/** List of published jobs and stories. A bar shows how much of a job’s time on the board has passed. */
export const PublishedList = ({
  rows,
  hrefOf,
  open,
  onOpen,
  categories,
  actions,
  view,
  daysOnBoard = 60,
}: PublishedListProps) => (
  <div className={styles.both}>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.ref} className={classNames(linkRow.row, row.ref === open && styles.open)}>
          <div className={styles.words}>
            <a
              href={hrefOf(row)}
              aria-current={row.ref === open ? 'true' : undefined}
              onClick={(event) => onOpen?.(row, event)}
              className={linkRow.link}
            >
              {publishedTitle(row)}
            </a>
            <span className={linkRow.meta}>{publishedFacts(row, categories)}</span>
            {row.kind === 'job' && (
              <div className={styles.time}>
                {/* The words beside the line say the same. */}
                <DimensionLine value={daysOnBoard - row.daysLeft} max={daysOnBoard} />
                <span>{leavesWords(row.daysLeft)}</span>
              </div>
            )}
          </div>
          {actions && <div className={styles.actions}>{actions(row)}</div>}
        </li>
      ))}
    </ul>
    {view !== undefined && <div className={styles.view}>{view}</div>}
  </div>
);
