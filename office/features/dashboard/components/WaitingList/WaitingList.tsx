import type { SubmissionKind } from '@banyan/api/office';
import { DimensionLine, Numeral } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ageOf } from '../../../../kit/words/ages.ts';
import { RowAction } from '../RowAction.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './WaitingList.css.ts';

/** Waiting submissions of one kind. */
export interface WaitingKind {
  kind: SubmissionKind;
  count: number;
  /** Oldest submission: time since it waits (ISO), and its name or title. */
  since: string;
  oldest: string;
  /** Number of hours within which the site promises an answer. */
  promisedHours: number;
  /** References of submissions whose question was answered. */
  answered: readonly string[];
}

export interface WaitingListProps {
  /** Kinds with at least one waiting submission. */
  kinds: readonly WaitingKind[];
  /** Address of the queue of a kind. */
  hrefOf: (kind: SubmissionKind) => string;
  /** Current time, in milliseconds. */
  now: number;
}

const names: Readonly<Record<SubmissionKind, readonly [one: string, many: string]>> = {
  member: ['membership request', 'membership requests'],
  correction: ['correction', 'corrections'],
  story: ['story', 'stories'],
  job: ['job', 'jobs'],
  message: ['message', 'messages'],
};

/** Detail of a row: an answer that came in, or else the oldest submission. */
function Fact({ answered, oldest, age }: Pick<WaitingKind, 'answered' | 'oldest'> & { age: string }) {
  if (answered.length === 0) return `Oldest: ${oldest}, ${age}.`;
  return (
    <>
      {answered.length === 1 ? '1 new answer:' : `${answered.length} new answers:`}
      {answered.map((ref) => (
        <span key={ref} className={styles.ref}>
          {` ${ref}`}
        </span>
      ))}
    </>
  );
}

/** List of waiting submissions by kind, each with its age compared to the promised time. */
export const WaitingList = ({ kinds, hrefOf, now }: WaitingListProps) => (
  <ul className={rows.list}>
    {kinds.map((waiting) => {
      const { kind, count, since, promisedHours } = waiting;
      const age = ageOf(since, now, promisedHours);
      return (
        <li key={kind} className={rows.item}>
          <a href={hrefOf(kind)} className={classNames(rows.link, styles.wait)}>
            <Numeral size="small" className={rows.numeral}>
              {count}
            </Numeral>
            <span className={rows.words}>
              <span className={classNames(rows.name, styles.name)}>{names[kind][count === 1 ? 0 : 1]}</span>
              <span className={rows.meta}>
                <Fact {...waiting} age={age.words} />
              </span>
            </span>
            <span className={styles.age}>
              <DimensionLine value={age.hours} max={promisedHours} className={rows.inkLine} />
              <span className={styles.due}>{age.due}</span>
            </span>
            <RowAction>Review</RowAction>
          </a>
        </li>
      );
    })}
  </ul>
);
