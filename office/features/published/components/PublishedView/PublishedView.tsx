import type { StoryCategory } from '@banyan/api/contract';
import type { Published } from '@banyan/api/office';
import { StoryCard } from '@banyan/ui/content';
import { type ReactNode, useId } from 'react';
import { dayWords } from '../../../../kit/words/times.ts';
import { JobOnBoard } from '../../../review/components/ReviewItem/JobOnBoard.tsx';
import * as styles from './PublishedView.css.ts';

export interface PublishedViewProps {
  /** Job or story to show. */
  row: Published;
  /** Current time, in milliseconds since 1970. */
  now: number;
  /** Name of each story category. */
  categories: Readonly<Record<StoryCategory, string>>;
  /** Actions, if the row has no room for them. */
  children?: ReactNode;
}

/** Public view of a job or a story, as the job board or the list of stories shows it. */
export function PublishedView({ row, now, categories, children }: PublishedViewProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.view}>
      <h2 id={id} className={styles.label}>
        Public
      </h2>
      {row.kind === 'job' ? (
        <JobOnBoard job={row.job} now={now} headingLevel={3} />
      ) : (
        <StoryCard
          title={row.story.title}
          href={`/alumni-stories/${row.story.id}`}
          excerpt={row.story.excerpt}
          category={categories[row.story.category]}
          author={row.story.author}
          authorTitle={row.story.authorTitle}
          date={dayWords(row.story.date)}
          dateTime={row.story.date}
          readTime={row.story.readTime}
          {...(row.story.image ? { image: row.story.image } : { variant: 'words' })}
        />
      )}
      {children && <div className={styles.actions}>{children}</div>}
    </section>
  );
}
