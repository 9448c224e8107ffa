import { DimensionLine, Numeral, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { dayNumber, type Held, heldWords } from '../../../../kit/words/events.ts';
import { RowAction } from '../RowAction.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './ComingList.css.ts';

/** An event that comes. */
export interface Coming extends Held {
  id: string;
  title: string;
  place: string;
  registered: number;
  /** `null` for as many as come. */
  seats: number | null;
  /** Registered within the last seven days. */
  fresh: number;
  /** Whether it is time to work its door, and whoever reads this may. */
  door: boolean;
}

export interface ComingListProps {
  /** The next events, the first one first. */
  events: readonly Coming[];
  /** Where one is opened. */
  hrefOf: (id: string) => string;
  /** Where the door of one is worked. */
  checkInHrefOf: (id: string) => string;
}

const seatWords = ({ registered, seats }: Coming) =>
  seats === null ? `${registered} registered` : `${registered} of ${seats} seats`;

/** The next events, each with how full it is. */
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
