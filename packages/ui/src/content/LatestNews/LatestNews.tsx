import type { ComponentProps } from 'react';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress } from '../ListProgress/index.ts';
import type { NewsSummary } from '../NewsCard/index.ts';
import { type NewsProgress, type NewsWords, newsListWords } from '../NewsList/index.ts';
import * as styles from './LatestNews.css.ts';
import { NewsLead } from './NewsLead.tsx';
import { NewsRows } from './NewsRow.tsx';

export const latestNewsWords: NewsWords = {
  ...newsListWords,
  empty: 'No news yet',
  emptyHint: 'The first news item will appear here.',
};

export interface LatestNewsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the news; the first item is the lead. */
  progress: NewsProgress;
  /** Number of items expected while loading. @default 10 */
  expected?: number;
  /** Texts of the component. @default English */
  words?: NewsWords;
  /** Accessible name of the list. @default 'Latest news' */
  label?: string;
  /** Link under the list. */
  allNews: { label: string; href: string };
}

/** Newest news on another page: the first as a card, the others as rows. The news page itself uses `NewsList`. */
export function LatestNews({
  progress,
  expected = 10,
  words = latestNewsWords,
  label = 'Latest news',
  allNews,
  ...rest
}: LatestNewsProps) {
  return (
    <ListProgress
      {...rest}
      progress={progress}
      words={words}
      label={label}
      skeleton={<ComingNews count={expected} />}
    >
      {(items) => <ReadyNews items={items} allNews={allNews} />}
    </ListProgress>
  );
}

interface ReadyNewsProps {
  items: readonly NewsSummary[];
  allNews: LatestNewsProps['allNews'];
}

function ReadyNews({ items, allNews }: ReadyNewsProps) {
  const [lead, ...others] = items;
  return (
    <div className={styles.latest}>
      {lead === undefined ? null : <Lead {...lead} />}
      <div>
        {others.length > 0 ? <NewsRows items={others} /> : null}
        <p>
          <MoreLink href={allNews.href}>{allNews.label}</MoreLink>
        </p>
      </div>
    </div>
  );
}

function Lead({ category: _category, shortDate: _shortDate, ...shown }: NewsSummary) {
  return <NewsLead {...shown} />;
}

function ComingNews({ count }: { count: number }) {
  const rows = Array.from({ length: Math.max(0, count - 1) }, (_, place) => place);
  return (
    <div className={styles.latest}>
      <div className={styles.waiting}>
        <Skeleton shape="picture" className={styles.comingPicture} />
        <Skeleton length="medium" />
        <Skeleton shape="heading" />
        <Skeleton shape="heading" length="long" />
      </div>
      <div>
        <div className={styles.rows}>
          {rows.map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton className={styles.comingDate} />
              <Skeleton shape="heading" length="long" />
              <Skeleton className={styles.comingBadge} />
            </div>
          ))}
        </div>
        <div className={styles.comingLink}>
          <Skeleton length="short" />
        </div>
      </div>
    </div>
  );
}
