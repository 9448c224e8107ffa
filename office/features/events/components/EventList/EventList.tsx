import type { EventRow } from '@banyan/api/office';
import { Badge, ButtonLink, DimensionLine, Icon, Numeral, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ScanLine } from 'lucide';
import type { ReactNode } from 'react';
import { dayParts, eventFacts, seatWords } from '../words.ts';
import * as styles from './EventList.css.ts';

export interface EventListProps {
  /** Events, in the order in which they are shown. */
  rows: readonly EventRow[];
  /** Address of an event’s screen. */
  hrefOf: (row: EventRow) => string;
  /** Action of an event: a small `Button` with the event’s title in its accessible name. */
  actionOf?: ((row: EventRow) => ReactNode) | undefined;
  /** Address of an event’s check-in, for volunteers with the permission. The button appears some hours before the event. */
  checkInHrefOf?: ((row: EventRow) => string) | undefined;
}

/** List of events by day, each with its taken seats. Keyboard shortcuts find the rows by `data-row`. */
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
