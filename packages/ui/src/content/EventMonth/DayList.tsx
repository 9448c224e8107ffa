import { Heading } from '../../elements/Heading/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import * as styles from './EventMonth.css.ts';
import type { EventMonthWords, MonthEvent } from './EventMonth.tsx';
import { dayId, whenOn } from './MonthDay.tsx';
import { dayInWords } from './monthDays.ts';

export interface DayListProps {
  days: readonly { day: string; events: readonly MonthEvent[] }[];
  words: EventMonthWords;
}

/** List of the days that have events, for phones, where the table has no room for them. Use only inside `EventMonth`. */
export function DayList({ days, words }: DayListProps) {
  return (
    <ol className={styles.list}>
      {days.map(({ day, events }) => (
        <li key={day} id={dayId(day)} tabIndex={-1} className={styles.listed}>
          <p className={styles.listedDay}>
            <span aria-hidden="true">{Number(day.slice(8))}</span>
            <VisuallyHidden>{dayInWords(day)}</VisuallyHidden>
          </p>
          <ul className={styles.listedEvents}>
            {events.map((event) => (
              <li key={event.id}>
                <Heading level={3} size="h4" className={styles.title}>
                  <SafeLink href={event.href} className={classNames(styles.link, styles.listedLink)}>
                    {event.title}
                  </SafeLink>
                </Heading>
                <Text size="small">{whenOn(event, day, words)}</Text>
                <Text size="small" tone="quiet">
                  {[event.yourTime, event.location].filter(Boolean).map((line, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: two lines that never move.
                    <span key={place} className={styles.line}>
                      {line}
                    </span>
                  ))}
                </Text>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
