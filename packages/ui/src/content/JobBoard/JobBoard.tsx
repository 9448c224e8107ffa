import type { ComponentProps } from 'react';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { FactGrid, type FactGridItem } from '../../elements/FactGrid/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { JobRow, type JobSummary } from '../JobRow/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import { ListStatus, type ListStatusProps } from '../ListStatus/index.ts';
import * as styles from './JobBoard.css.ts';

/** A job of the list, with the id that links lead to. */
export type ListedJob = JobSummary & { id: string };
export type JobProgress = ProgressOf<ListedJob>;

export interface JobBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is known so far. */
  progress: JobProgress;
  /** What it says while it waits, when it fails and when there is nothing. */
  words: ListWords;
  /** How many there are, above them, and the way back to all of them. */
  status: Pick<ListStatusProps, 'shown' | 'total' | 'clearHref' | 'onClear' | 'children'>;
  /** What the ends of the first line mean. */
  scale: { start: string; end: string };
  /** Names the list for those who listen. @default 'Jobs' */
  label?: string;
}

const expected = [1, 2, 3, 4, 5, 6];

/** The jobs with their states. The line over each is its time on the board; the first has the scale. */
export function JobBoard({
  progress,
  words,
  status,
  scale,
  label = 'Jobs',
  className,
  ...rest
}: JobBoardProps) {
  return (
    <div {...rest} className={classNames(styles.board, className)}>
      <ListStatus {...status} />
      <ListProgress progress={progress} words={words} label={label} skeleton={<ComingJobs />}>
        {(jobs) => (
          <>
            <Text element="div" size="small" tone="quiet" className={styles.scale}>
              <span>{scale.start}</span>
              <span>{scale.end}</span>
            </Text>
            <ol className={styles.list}>
              {jobs.map((job) => (
                <li key={job.id}>
                  <JobRow {...job} />
                </li>
              ))}
            </ol>
          </>
        )}
      </ListProgress>
    </div>
  );
}

function ComingJobs() {
  return (
    <div className={styles.list}>
      {expected.map((place) => (
        <div key={place} className={styles.coming}>
          <DimensionLine className={styles.comingLine} />
          <Skeleton length="short" />
          <Skeleton shape="heading" length="medium" />
          <Skeleton length="short" />
          <Skeleton />
          <Skeleton length="long" />
        </div>
      ))}
    </div>
  );
}

export interface JobBoardAsideProps extends ComponentProps<'aside'> {
  /** The facts' title; it names the aside. */
  heading: { label: string; value: string };
  /** The facts, in order. */
  items: readonly FactGridItem[];
}

/** How a board works, beside its list: stays in sight from 968 px, follows the list below that. */
export function JobBoardAside({ heading, items, className, children, ...rest }: JobBoardAsideProps) {
  return (
    <aside {...rest} aria-label={heading.value} className={classNames(styles.aside, className)}>
      <FactGrid heading={heading} items={items} />
      {children}
    </aside>
  );
}
