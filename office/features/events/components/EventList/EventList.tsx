import type { EventRow } from '@banyan/api/office';
import { Badge, ButtonLink, DimensionLine, Icon, Numeral, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ScanLine } from 'lucide';
import type { ReactNode } from 'react';
import { dayParts, eventFacts, seatWords } from '../words.ts';
import * as styles from './EventList.css.ts';

export interface EventListProps {
  /** The events, in the order in which they are shown. */
  rows: readonly EventRow[];
  /** Where one is opened. */
  hrefOf: (row: EventRow) => string;
  /** What can be done with one: a small `Button`, which names it for those who listen. */
  actionOf?: ((row: EventRow) => ReactNode) | undefined;
  /** Where the door of one is, for whoever may work it: a button from some hours before the event. */
  checkInHrefOf?: ((row: EventRow) => string) | undefined;
}

/** Events by their day, each with how full it is. The rows are found by `data-row`, so that keys can go through them. */
export const EventList = ({ rows, hrefOf, actionOf, checkInHrefOf }: EventListProps) => (
  <ul className={styles.rows}>
    {rows.map((row) => {
      const { day, month } = dayParts(row);
      return (
        <li
          key={row.id}
          className={classNames(styles.row, (actionOf || (row.door && checkInHrefOf)) && styles.acting)}
        >
          <span aria-hidden className={styles.date}>
            <Numeral size="small" className={styles.day}>
              {day}
            </Numeral>
            <span className={styles.month}>{month}</span>
          </span>
          <span className={styles.words}>
            <span className={styles.head}>
              <a href={hrefOf(row)} data-row={row.id} className={styles.link}>
                {row.title}
              </a>
              {row.state === 'draft' && <Badge tone="line">Draft</Badge>}
              {row.featured && <Badge>Featured</Badge>}
            </span>
            <span className={styles.meta}>{eventFacts(row)}</span>
          </span>
          {(row.state !== 'draft' || row.seats !== null) && (
            <span className={styles.measure}>
              {row.seats !== null && <DimensionLine value={row.taken} max={row.seats} />}
              <span className={styles.ends}>
                <span>{row.state === 'draft' ? `${row.seats} seats` : seatWords(row)}</span>
                {row.fresh > 0 && <b className={styles.fresh}>{row.fresh} new</b>}
              </span>
            </span>
          )}
          {actionOf && <span className={styles.action}>{actionOf(row)}</span>}
          {row.door && checkInHrefOf && (
            <span className={styles.door}>
              <ButtonLink href={checkInHrefOf(row)}>
                <Icon icon={ScanLine} /> Check-in
                <VisuallyHidden> of {row.title}</VisuallyHidden>
              </ButtonLink>
            </span>
          )}
        </li>
      );
    })}
  </ul>
);
