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

/** Job of the list, with the id that links lead to. */
export type ListedJob = JobSummary & { id: string };
export type JobProgress = ProgressOf<ListedJob>;

export interface JobBoardProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Loading state of the jobs. */
  progress: JobProgress;
  /** Texts of the loading, failed and empty states. */
  words: ListWords;
  /** Result count above the jobs, and the link that clears the filters. */
  status: Pick<ListStatusProps, 'shown' | 'total' | 'clearHref' | 'onClear' | 'children'>;
  /** Labels for the ends of the first line. */
  scale: { start: string; end: string };
  /** Accessible name of the list. @default 'Jobs' */
  label?: string;
}

const expected = [1, 2, 3, 4, 5, 6];

/**
 * Job list with its loading, failed and empty states. The line above each job is its time on the board; the first line has a
 * scale.
 */
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
  /** Title of the facts; it names the aside. */
  heading: { label: string; value: string };
  /** Facts, in order. */
  items: readonly FactGridItem[];
}

/** Explains how the board works, beside its list. Stays visible from 968 px; comes after the list below that width. */
export function JobBoardAside({ heading, items, className, children, ...rest }: JobBoardAsideProps) {
  return (
    <aside {...rest} aria-label={heading.value} className={classNames(styles.aside, className)}>
      <FactGrid heading={heading} items={items} />
      {children}
    </aside>
  );
}
