import { ChevronLeft, ChevronRight } from 'lucide';
import { type ComponentProps, type MouseEvent, type ReactNode, useId } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { VisuallyHidden } from '../../elements/VisuallyHidden/index.ts';
import { classNames } from '../../style/classNames.ts';
import { DayList } from './DayList.tsx';
import * as styles from './EventMonth.css.ts';
import { MonthDay } from './MonthDay.tsx';
import { isOn, weeksOf } from './monthDays.ts';

/** Event of an `EventMonth`. */
export interface MonthEvent {
  id: string;
  title: string;
  /** Address of the event’s page. Without it the event is no link. */
  href?: string;
  /** First and last day in the event’s own time zone: `2026-12-12`. */
  first: string;
  last: string;
  /** Hours of the event: `6:00 PM to 11:00 PM PST`; omitted if it has no time of day. */
  hours?: string;
  /** Hours in the reader’s time zone: `9:00 PM EST, your time`. */
  yourTime?: string;
  location?: ReactNode;
  /** True if the event is over; it is then drawn quieter. */
  over?: boolean;
}

export interface EventMonthWords {
  today: string;
  /** Caption of the table: "Events in December 2026". */
  caption: (month: string) => string;
  /** Label of one day of an event that lasts several days. */
  dayOf: (place: number, of: number) => string;
  /** Text shown instead of the list in a month without events. */
  none: string;
  weekdays: readonly { short: string; long: string }[];
}

export const eventMonthWords: EventMonthWords = {
  today: 'Today',
  caption: (month) => `Events in ${month}`,
  dayOf: (place, of) => `Day ${place} of ${of}`,
  none: 'Nothing is on in this month.',
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((long) => ({
    short: long.slice(0, 3),
    long,
  })),
};

/** Link to another month. */
export interface MonthLink {
  /** Month in words: `November 2026`. */
  label: string;
  href: string;
}

export interface EventMonthProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** Month shown: `2026-12`. */
  month: string;
  /** Month in words: `December 2026`. */
  heading: string;
  /** Events in any order; events of other months are ignored. */
  events: readonly MonthEvent[];
  /** Current day: `2026-12-12`. */
  today: string;
  /** Previous month; omitted if there is nothing earlier to show. */
  previous?: MonthLink | undefined;
  /** Next month; omitted if there is nothing later to show. */
  next?: MonthLink | undefined;
  /** Link out of a month without events: a `MoreLink`. */
  action?: ReactNode;
  /** Called instead of following the link to another month: the page shows that month in place. */
  onTurn?: (href: string) => void;
  /** Texts of the component. @default English */
  words?: EventMonthWords;
}

/**
 * Events of a month as a calendar sheet: a table from 768 px; on phones a small table whose days link to the list below it.
 * The neighboring months are links. For a list of the next events use `UpcomingEvents`.
 */
export function EventMonth({
  month,
  heading,
  events,
  today,
  previous,
  next,
  action,
  onTurn,
  words = eventMonthWords,
  className,
  ...rest
}: EventMonthProps) {
  const headingId = useId();
  const weeks = weeksOf(month);
  const eventsOn = (day: string) => events.filter((event) => isOn(event, day));
  const busyDays = weeks
    .flat()
    .flatMap((day) => (day === undefined ? [] : { day, events: eventsOn(day) }))
    .filter((day) => day.events.length > 0);
  return (
    <section {...rest} aria-labelledby={headingId} className={classNames(styles.month, className)}>
      <div className={styles.head}>
        <Heading level={2} id={headingId} aria-live="polite">
          {heading}
        </Heading>
        <div className={styles.turns}>
          <Turn to={previous} icon={ChevronLeft} onTurn={onTurn} />
          <Turn to={next} icon={ChevronRight} onTurn={onTurn} />
        </div>
      </div>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{words.caption(heading)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {words.weekdays.map(({ short, long }) => (
              <th key={long} scope="col" abbr={long} className={styles.weekday}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, place) =>
                day === undefined ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a place in a week, which never moves.
                  <td key={place} className={styles.outside} />
                ) : (
                  <MonthDay key={day} day={day} events={eventsOn(day)} today={day === today} words={words} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {busyDays.length === 0 ? (
        <Text element="div" tone="quiet">
          {words.none} {action}
        </Text>
      ) : null}
      <DayList days={busyDays} words={words} />
    </section>
  );
}

interface TurnProps {
  to: MonthLink | undefined;
  icon: typeof ChevronLeft;
  onTurn: ((href: string) => void) | undefined;
}

/** Link to a neighboring month. Its space stays free if there is no such month. */
function Turn({ to, icon, onTurn }: TurnProps) {
  if (!to) return <span className={styles.turn} />;
  const onClick = (event: MouseEvent) => {
    if (!onTurn || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onTurn(to.href);
  };
  return (
    <a href={to.href} rel="nofollow" aria-label={to.label} className={styles.turn} onClick={onClick}>
      <Icon icon={icon} />
    </a>
  );
}
