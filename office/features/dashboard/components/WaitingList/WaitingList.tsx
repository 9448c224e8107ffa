import type { SubmissionKind } from '@banyan/api/office';
import { DimensionLine, Numeral } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ageOf } from '../../../../kit/words/ages.ts';
import { RowAction } from '../RowAction.tsx';
import * as rows from '../rows.css.ts';
import * as styles from './WaitingList.css.ts';

/** What waits of one kind. */
export interface WaitingKind {
  kind: SubmissionKind;
  count: number;
  /** The oldest: since when (ISO), and whose or what. */
  since: string;
  oldest: string;
  /** Within how many hours the site promises an answer. */
  promisedHours: number;
  /** References of those that an answer came in for. */
  answered: readonly string[];
}

export interface WaitingListProps {
  /** One for each kind of which something waits. */
  kinds: readonly WaitingKind[];
  /** Where the queue of a kind is opened. */
  hrefOf: (kind: SubmissionKind) => string;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const names: Readonly<Record<SubmissionKind, readonly [one: string, many: string]>> = {
  member: ['membership request', 'membership requests'],
  correction: ['correction', 'corrections'],
  story: ['story', 'stories'],
  job: ['job', 'jobs'],
  message: ['message', 'messages'],
};

/** What there is to know before it is opened: an answer that came, else the oldest. */
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

/** What waits, kind by kind, each beside how long the site promises to take. */
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
