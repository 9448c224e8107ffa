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

/** Job of a list. */
export interface JobSummary {
  /** Title of the job: `Bridge inspection engineer`. */
  title: string;
  /** Name of the employer. */
  company: string;
  /** Place of work: `Fremont, California`. */
  location: string;
  /** Type of the job: `Full-time`. */
  jobType: string;
  /** True if the job can be done from anywhere. */
  remote?: boolean;
  /** Pay in words: `$85,000 to $110,000 a year`. */
  pay?: string | undefined;
  /** Plain text; a blank line separates paragraphs. */
  description: string;
  /** Plain text, one requirement per line. */
  requirements?: string;
  /** Age of the posting in words: `Posted 3 days ago`. */
  age: string;
  /** Machine-readable date of posting. Without it the age is plain text. */
  dateTime?: string;
  /** Whole days that the job has been on the board. */
  days: number;
  /** Alumni member who posted the job. */
  poster?: JobPoster;
  /** Web page or `mailto:` address for applications; may come from an untrusted source. */
  applyHref?: string;
  /** Address of the job’s own page. */
  href?: string;
}

export interface JobRowProps
  extends JobSummary,
    Omit<ComponentProps<'article'>, keyof JobSummary | 'children'> {
  /** Number of days that a job is on the board: the length of the whole line. @default 60 */
  daysOnBoard?: number;
  /** Level of its heading in the outline of the page. @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * Job of a list. The line above it is its time on the board, filled up to today. Two lines of the description are shown; the
 * details show all of it, the requirements and the poster. For a whole list use `JobBoard`; for one job’s page, `JobDetail`.
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
