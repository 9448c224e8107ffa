import { Numeral, Text } from '@banyan/ui/elements';
import { monthName, timeWords, weekdayName } from '../../../../kit/words/times.ts';
import { actionWords, type LoggedAction } from '../actionWords.ts';
import * as styles from './LogDays.css.ts';

/** Line of the audit log: an action and its time. */
export interface LogLine extends LoggedAction {
  id: string;
  /** Time of the action (ISO). */
  at: string;
}

export interface LogDaysProps {
  /** Newest first. */
  lines: readonly LogLine[];
  /** Current time, in milliseconds. */
  now: number;
  /** Address of the screen that shows the subject of an action; `undefined` if there is none. */
  hrefOf: (line: LogLine) => string | undefined;
}

/** Groups the lines by day and keeps their order. */
function daysOf(lines: readonly LogLine[]): { day: string; at: string; date: Date; lines: LogLine[] }[] {
  const days: { day: string; at: string; date: Date; lines: LogLine[] }[] = [];
  for (const line of lines) {
    const date = new Date(line.at);
    const day = date.toDateString();
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, at: line.at, date, lines: [line] });
  }
  return days;
}

/** Action as a sentence, with a link to its subject. */
const Sentence = ({ line, hrefOf }: { line: LogLine } & Pick<LogDaysProps, 'hrefOf'>) => {
  const { before, about, after } = actionWords(line);
  const href = about ? hrefOf(line) : undefined;
  return (
    <span className={styles.words}>
      {before}
      {href ? (
        <a href={href} className={styles.about}>
          {about}
        </a>
      ) : (
        about
      )}
      {after}
    </span>
  );
};

/** Audit log as sentences, grouped by day. */
export const LogDays = ({ lines, now, hrefOf }: LogDaysProps) =>
  daysOf(lines).map(({ day, at, date, lines: those }) => (
    <section key={day} className={styles.day}>
      <h2 className={styles.heading}>
        <Numeral size="small" className={styles.figure}>
          {monthName(at, 'short')} {date.getDate()}
        </Numeral>{' '}
        <span className={styles.month}>
          {date.getFullYear()}{' '}
          <Text element="span" tone="quiet" className={styles.weekday}>
            {day === new Date(now).toDateString() ? 'today' : weekdayName(at)}
          </Text>
        </span>
      </h2>
      <ol>
        {those.map((line) => (
          <li key={line.id} className={styles.line}>
            <time dateTime={line.at} className={styles.time}>
              {timeWords(line.at)}
            </time>
            <Sentence line={line} hrefOf={hrefOf} />
          </li>
        ))}
      </ol>
    </section>
  ));
