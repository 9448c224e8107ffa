import { Badge } from '../../elements/Badge/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventMonth.css.ts';
import type { EventMonthWords, MonthEvent } from './EventMonth.tsx';
import { dayInWords, placeIn } from './monthDays.ts';

/** Id of a day in the list below the table on phones. */
export const dayId = (day: string): string => `day-${day}`;

export interface MonthDayProps {
  day: string;
  events: readonly MonthEvent[];
  today: boolean;
  words: EventMonthWords;
}

/** Cell of one day in the table. Use only inside `EventMonth`. */
export function MonthDay({ day, events, today, words }: MonthDayProps) {
  const number = Number(day.slice(8));
  const name = (
    <>
      <span aria-hidden="true">{number}</span>
      <VisuallyHidden>{dayInWords(day)}</VisuallyHidden>
    </>
  );
  return (
    <td className={classNames(styles.day, today && styles.today)}>
      <div className={styles.date}>
        <time dateTime={day} className={classNames(styles.number, events.length > 0 && styles.plain)}>
          {name}
        </time>
        {events.length > 0 ? (
          <a href={`#${dayId(day)}`} className={classNames(styles.number, styles.toList)}>
            {name}
          </a>
        ) : null}
        {today ? (
          <Badge tone="accent" className={styles.mark}>
            {words.today}
          </Badge>
        ) : null}
      </div>
      {events.length > 0 ? (
        <ul className={styles.events}>
          {events.map((event) => (
            <li key={event.id} className={classNames(styles.event, event.over && styles.over)}>
              <SafeLink href={event.href} className={styles.link}>
                {event.title}
              </SafeLink>
              <span className={styles.hours}>{whenOn(event, day, words)}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </td>
  );
}

/** Hours of the event, or the number of the day within an event of several days. */
export function whenOn(event: MonthEvent, day: string, words: EventMonthWords): string | undefined {
  const place = placeIn(event, day);
  return place ? words.dayOf(...place) : event.hours;
}
