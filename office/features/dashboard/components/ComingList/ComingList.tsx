import { DimensionLine, Numeral, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { dayNumber, type Held, heldWords } from '../../../../kit/words/events.ts';
import { RowAction } from '../RowAction.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './ComingList.css.ts';

/** Coming event. */
export interface Coming extends Held {
  id: string;
  title: string;
  place: string;
  registered: number;
  /** `null` for no limit. */
  seats: number | null;
  /** Number of registrations in the last seven days. */
  fresh: number;
  /** True if check-in is open and the reader has the permission for it. */
  door: boolean;
}

export interface ComingListProps {
  /** Next events, earliest first. */
  events: readonly Coming[];
  /** Address of an event’s screen. */
  hrefOf: (id: string) => string;
  /** Address of an event’s check-in. */
  checkInHrefOf: (id: string) => string;
}

const seatWords = ({ registered, seats }: Coming) =>
  seats === null ? `${registered} registered` : `${registered} of ${seats} seats`;

/** List of the next events, each with its taken seats. */
export const ComingList = ({ events, hrefOf, checkInHrefOf }: ComingListProps) => (
  <ul className={rows.list}>
    {events.map((event) => (
      <li key={event.id} className={classNames(rows.item, styles.coming)}>
        <Numeral size="small" className={styles.day} aria-hidden>
          {dayNumber(event)}
        </Numeral>
        <span className={rows.words}>
          <a href={hrefOf(event.id)} className={classNames(rows.link, rows.name, styles.title)}>
            {event.title}
          </a>
          <span className={rows.meta}>{heldWords(event)}</span>
          <span className={rows.meta}>{event.place}</span>
        </span>
        <span className={styles.measure}>
          {event.seats !== null && (
            <DimensionLine value={event.registered} max={event.seats} className={rows.inkLine} />
          )}
          <span className={styles.ends}>
            <span>{seatWords(event)}</span>
            {event.fresh > 0 && <span>{event.fresh} new</span>}
          </span>
        </span>
        {event.door && (
          <a href={checkInHrefOf(event.id)} className={styles.door}>
            <RowAction>Check-in</RowAction>
            <VisuallyHidden> of {event.title}</VisuallyHidden>
          </a>
        )}
      </li>
    ))}
  </ul>
);
