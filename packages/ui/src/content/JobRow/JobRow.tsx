import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { classNames } from '../../style/classNames.ts';
import { JobApply } from './JobApply.tsx';
import * as styles from './JobRow.css.ts';
import { JobPostedBy, type JobPoster, JobRequirements, linesOf } from './jobParts.tsx';

/** One job, as the board shows it. */
export interface JobSummary {
  /** What the job is called: `Bridge inspection engineer`. */
  title: string;
  /** Who looks for somebody. */
  company: string;
  /** Where one works: `Fremont, California`. */
  location: string;
  /** `Full-time` */
  jobType: string;
  /** It can be done from anywhere. */
  remote?: boolean;
  /** In words: `$85,000 to $110,000 a year`. */
  pay?: string | undefined;
  /** Plain text; a blank line separates paragraphs. */
  description: string;
  /** Plain text, one on each line. */
  requirements?: string;
  /** In words: `Posted 3 days ago`. */
  age: string;
  /** When it went on the board, for machines. Without one the age is only said. */
  dateTime?: string;
  /** Whole days of its time on the board that have passed. */
  days: number;
  /** Who of the alumni posted it. */
  poster?: JobPoster;
  /** A web page or a `mailto:` address; may come from a stranger. */
  applyHref?: string;
  /** The page of this job alone. */
  href?: string;
}

export interface JobRowProps
  extends JobSummary,
    Omit<ComponentProps<'article'>, keyof JobSummary | 'children'> {
  /** How many days a job stands on the board: what the whole line measures. @default 60 */
  daysOnBoard?: number;
  /** The place of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * One job. The line over it is its time on the board, filled up to today. Two lines of the description show; opening the
 * details shows all of it, the requirements and who posted it. In a list use `JobBoard`; on the page of one job, `JobDetail`.
 */
export function JobRow({
  title,
  company,
  location,
  jobType,
  remote = false,
  pay,
  description,
  requirements = '',
  age,
  dateTime,
  days,
  poster,
  applyHref,
  href,
  daysOnBoard = 60,
  headingLevel = 3,
  className,
  ...rest
}: JobRowProps) {
  return (
    <article
      {...rest}
      className={classNames(styles.row, applyHref !== undefined && styles.withApply, className)}
    >
      {/* The age beside it says the same in words. */}
      <DimensionLine value={days} max={daysOnBoard} className={styles.line} />
      <Text element="div" size="small" tone="quiet" className={styles.meta}>
        {jobType ? <Badge>{jobType}</Badge> : null}
        {remote ? <Badge>Remote</Badge> : null}
        {dateTime ? <time dateTime={dateTime}>{age}</time> : <span>{age}</span>}
      </Text>
      <Heading level={headingLevel} size="h3" className={styles.heading}>
        {href === undefined ? (
          title
        ) : (
          <a href={href} className={styles.titleLink}>
            {title}
          </a>
        )}
      </Heading>
      <Text tone="quiet" className={styles.wraps}>
        {[company, location].filter(Boolean).join(', ')}
      </Text>
      {pay ? <Text className={styles.pay}>{pay}</Text> : null}
      <Text className={styles.description}>{description}</Text>
      <JobDetails requirements={requirements} poster={poster} />
      {applyHref === undefined ? null : <JobApply title={title} href={applyHref} />}
    </article>
  );
}

function JobDetails({ requirements, poster }: { requirements: string; poster: JobPoster | undefined }) {
  const lines = linesOf(requirements);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {lines.length > 0 ? 'Details, requirements and contact' : 'Details and contact'}
        <Icon icon={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      {lines.length > 0 ? <JobRequirements lines={lines} /> : null}
      {poster?.name ? <JobPostedBy {...poster} /> : null}
    </details>
  );
}
