import { ChevronDown } from 'lucide';
import type { ComponentProps } from 'react';
import { Badge } from '../../elements/Badge/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { Heading, type HeadingLevel } from '../../elements/Heading/index.ts';
import { Icon } from '../../elements/Icon/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { TextLink } from '../../elements/TextLink/index.ts';
import { classNames } from '../../style/classNames.ts';
import { JobApply } from './JobApply.tsx';
import * as styles from './JobRow.css.ts';

/** Who posted it. */
export interface JobPoster {
  name: string;
  /** Only where the poster agreed that it stands here. */
  email?: string;
  /** As typed; only where the poster agreed. */
  phone?: string;
}

/** One job, as the board shows it. */
export interface JobSummary {
  title: string;
  company: string;
  location: string;
  /** `Full-time` */
  jobType: string;
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
  poster?: JobPoster;
  /** A web page or a `mailto:` address; may come from a stranger. */
  applyHref?: string;
}

export interface JobRowProps
  extends JobSummary,
    Omit<ComponentProps<'article'>, keyof JobSummary | 'children'> {
  /** How many days a job stands on the board: what the whole line measures. @default 60 */
  daysOnBoard?: number;
  /** @default 3 */
  headingLevel?: HeadingLevel;
}

/**
 * One job. The line over it is its time on the board, filled up to today. Two lines of the description show; opening the
 * details shows all of it, the requirements and who posted it. In a list use `JobBoard`.
 */
export function JobRow({
  title,
  company,
  location,
  jobType,
  description,
  requirements = '',
  age,
  dateTime,
  days,
  poster,
  applyHref,
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
        {dateTime ? <time dateTime={dateTime}>{age}</time> : <span>{age}</span>}
      </Text>
      <Heading level={headingLevel} size="h3" className={styles.heading}>
        {title}
      </Heading>
      <Text tone="quiet" className={styles.wraps}>
        {[company, location].filter(Boolean).join(', ')}
      </Text>
      <Text className={styles.description}>{description}</Text>
      <JobDetails requirements={requirements} poster={poster} />
      {applyHref === undefined ? null : <JobApply title={title} href={applyHref} />}
    </article>
  );
}

const bullet = /^[\s\-–—•*·]+/;

/** The lines of a list as people type it, without the dashes they begin with. */
const linesOf = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.replace(bullet, '').trim())
      .filter(Boolean),
  ),
];

function JobDetails({ requirements, poster }: { requirements: string; poster: JobPoster | undefined }) {
  const lines = linesOf(requirements);
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {lines.length > 0 ? 'Details, requirements and contact' : 'Details and contact'}
        <Icon icon={ChevronDown} size={18} className={styles.chevron} />
      </summary>
      {lines.length > 0 ? (
        <ul className={styles.requirements}>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
      {poster?.name ? (
        <Text size="small" tone="quiet" className={styles.wraps}>
          Posted by {poster.name}
          {poster.email ? (
            <>
              , <TextLink href={`mailto:${poster.email}`}>{poster.email}</TextLink>
            </>
          ) : null}
          {poster.phone ? `, ${poster.phone}` : null}.
        </Text>
      ) : null}
    </details>
  );
}
