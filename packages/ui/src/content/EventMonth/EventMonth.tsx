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

/** An event as a month shows it. */
export interface MonthEvent {
  id: string;
  title: string;
  /** Its page. Without one it is no link. */
  href?: string;
  /** Its first and last day in its own zone: `2026-12-12`. */
  first: string;
  last: string;
  /** `6:00 PM to 11:00 PM PST`; none where it has no time of day. */
  hours?: string;
  /** The same moment where the reader is: `9:00 PM EST, your time`. */
  yourTime?: string;
  location?: ReactNode;
  /** It is over: quieter. */
  over?: boolean;
}

export interface EventMonthWords {
  today: string;
  /** What the table is: "Events in December 2026". */
  caption: (month: string) => string;
  /** Of an event of several days. */
  dayOf: (place: number, of: number) => string;
  /** In place of a list, in a month without events. */
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

/** Another month, and where it stands. */
export interface MonthLink {
  /** `November 2026` */
  label: string;
  href: string;
}

export interface EventMonthProps extends Omit<ComponentProps<'section'>, 'children' | 'aria-labelledby'> {
  /** `2026-12` */
  month: string;
  /** The month in words: `December 2026`. */
  heading: string;
  /** In any order; those of other months may be among them. */
  events: readonly MonthEvent[];
  /** The day it is: `2026-12-12`. */
  today: string;
  /** The months before and after, where there is anything to look for. */
  previous?: MonthLink | undefined;
  /** The month after; left out where nothing is to come. */
  next?: MonthLink | undefined;
  /** The one way on from a month without events: a `MoreLink`. */
  action?: ReactNode;
  /** Instead of following one of their links: the page shows it in place. */
  onTurn?: (href: string) => void;
  /** What it says. @default English */
  words?: EventMonthWords;
}

/**
 * What is on, day by day, as a calendar's sheet: a table from 768 px, on phones a small one whose days lead to a list below.
 * The months beside it are links. For what comes next use `UpcomingEvents`.
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

/** To the month beside this one. Its place stays free where there is none. */
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
