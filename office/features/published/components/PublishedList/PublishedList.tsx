import type { Published } from '@banyan/api/office';
import { DimensionLine } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { MouseEvent, ReactNode } from 'react';
import * as linkRow from '../../../../shell/components/linkRow.css.ts';
import { leavesWords, publishedFacts, publishedTitle } from '../words.ts';
import * as styles from './PublishedList.css.ts';

export interface PublishedListProps {
  /** What stands on the site, in the order in which it is shown. */
  rows: readonly Published[];
  /** Where a row is opened. */
  hrefOf: (row: Published) => string;
  /** Reference of what is open. */
  open?: string | undefined;
  /** A row was pressed; `preventDefault` keeps the link from being followed. */
  onOpen?: (row: Published, event: MouseEvent) => void;
  /** What each category of stories is called. */
  categories: Readonly<Record<string, string>>;
  /** What can be done with a row, where there is room: small `Button`s, each naming the row for those who listen. */
  actions?: (row: Published) => ReactNode;
  /** What everybody sees of the open one, beside the list where there is room. */
  view?: ReactNode;
  /** How many days a job stands on the board. @default 60 */
  daysOnBoard?: number;
}

/** What stands on the site of what was sent in. Over a job its time on the board, filled up to today. */
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
                {/* The words beside it say the same. */}
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
