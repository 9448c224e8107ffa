import type { ComponentProps, ReactNode } from 'react';
import { BackLink } from '../../elements/BackLink/index.ts';
import { Badge } from '../../elements/Badge/index.ts';
import { DimensionLine } from '../../elements/DimensionLine/index.ts';
import { FactGrid, type FactGridItem } from '../../elements/FactGrid/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Cluster } from '../../layout/Cluster/index.ts';
import { Split } from '../../layout/Split/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { JobApply } from '../JobRow/JobApply.tsx';
import type { JobSummary } from '../JobRow/JobRow.tsx';
import { JobPostedBy, JobRequirements, linesOf } from '../JobRow/jobParts.tsx';
import { Prose } from '../Prose/index.ts';
import { ShareButton } from '../ShareButton/index.ts';
import * as styles from './JobDetail.css.ts';

export interface JobDetailProps extends Omit<ComponentProps<'article'>, 'title' | 'children'> {
  /** Job to show. */
  job: Omit<JobSummary, 'href'>;
  /** Labels for the ends of the job’s time on the board: `Posted November 18, 2026`, `Expires January 17, 2027`. */
  ends: { start: ReactNode; end: ReactNode };
  /** Facts in the title block beside the job: pay, place, type. */
  facts: readonly FactGridItem[];
  /** Heading of the facts: a label for screen readers and the visible text. */
  factsHeading: { label: string; value: string };
  /** Link back to the board. */
  back: { label: string; href: string };
  /** Number of days that a job is on the board. @default 60 */
  daysOnBoard?: number;
  /** Heading of the requirements. @default 'What they ask for' */
  requirementsLabel?: string;
  /** Accessible name of the share button. @default 'Share this job' */
  shareLabel?: string;
}

/**
 * Complete job on its own page, with its time on the board as a line under the title. Belongs in a `Container`; in a list use
 * `JobRow`.
 */
export function JobDetail({
  job,
  ends,
  facts,
  factsHeading,
  back,
  daysOnBoard = 60,
  requirementsLabel = 'What they ask for',
  shareLabel = 'Share this job',
  ...rest
}: JobDetailProps) {
  const { title, company, location, jobType, remote, description, requirements = '', age } = job;
  const lines = linesOf(requirements);
  return (
    <article {...rest}>
      <header className={styles.head}>
        <BackLink href={back.href}>{back.label}</BackLink>
        <Cluster space={12} align="center">
          {jobType ? <Badge>{jobType}</Badge> : null}
          {remote ? <Badge>Remote</Badge> : null}
          <Text element="span" size="small" tone="quiet">
            {job.dateTime ? <time dateTime={job.dateTime}>{age}</time> : age}
          </Text>
        </Cluster>
        <Heading level={1} size="d2" tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {/* The age above it and its two ends say the same in words. */}
        <DimensionLine
          value={job.days}
          max={daysOnBoard}
          weight="heavy"
          ends={ends}
          className={styles.line}
        />
      </header>
      <Split ratio="8/4">
        <Stack space={32} className={styles.words}>
          <Text size="lede">{[company, location].filter(Boolean).join(', ')}</Text>
          <Cluster space={24} align="center">
            {job.applyHref === undefined ? null : (
              <JobApply title={title} href={job.applyHref} variant="primary" className={styles.apply} />
            )}
            <ShareButton title={title} description={description} label={shareLabel} />
          </Cluster>
          <Prose content={{ text: description }} />
          {lines.length > 0 ? (
            <Stack space={12}>
              <Heading level={2} size="h3">
                {requirementsLabel}
              </Heading>
              <JobRequirements lines={lines} />
            </Stack>
          ) : null}
          {job.poster?.name ? <JobPostedBy {...job.poster} /> : null}
        </Stack>
        <aside aria-label={factsHeading.value} className={styles.facts}>
          <FactGrid heading={factsHeading} items={facts} />
        </aside>
      </Split>
    </article>
  );
}
