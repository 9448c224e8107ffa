import type { ComponentProps } from 'react';
import { classNames } from '../../elements/classNames.ts';
import { Empty } from '../../elements/Empty/index.ts';
import { Failure } from '../../elements/Failure/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { Text } from '../../elements/Text/index.ts';
import type { NewsSummary } from '../NewsCard/index.ts';
import { type NewsProgress, type NewsWords, newsListWords } from '../NewsList/index.ts';
import * as styles from './LatestNews.css.ts';
import { NewsLead } from './NewsLead.tsx';
import { NewsRow } from './NewsRow.tsx';

export const latestNewsWords: NewsWords = {
  ...newsListWords,
  empty: 'No news yet',
  emptyHint: 'The first piece will stand here.',
};

export interface LatestNewsProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy'> {
  /** What is known so far; the first of the items leads. */
  progress: NewsProgress;
  /** How many are expected while it loads. @default 10 */
  expected?: number;
  words?: NewsWords;
  /** Under the list. @default { label: 'All news', href: '/news' } */
  allNews?: { label: string; href: string };
}

/** The newest news on another page: the first as a card, the others as rows. The news page itself uses `NewsList`. */
export function LatestNews({
  progress,
  expected = 10,
  words = latestNewsWords,
  allNews = { label: 'All news', href: '/news' },
  className,
  ...rest
}: LatestNewsProps) {
  return (
    <div {...rest} aria-busy={progress.state === 'loading' || undefined} className={classNames(className)}>
      {progress.state === 'loading' ? <LoadingRows expected={expected} words={words} /> : null}
      {progress.state === 'failed' ? (
        <Failure
          heading={words.failed}
          retryLabel={words.retry}
          onRetry={progress.onRetry}
          busy={progress.busy}
        >
          {words.failedReason}
        </Failure>
      ) : null}
      {progress.state === 'empty' ? (
        <Empty live heading={words.empty} action={progress.action}>
          {words.emptyHint}
        </Empty>
      ) : null}
      {progress.state === 'ready' ? <ReadyNews items={progress.items} allNews={allNews} /> : null}
    </div>
  );
}

interface ReadyNewsProps {
  items: Extract<NewsProgress, { state: 'ready' }>['items'];
  allNews: NonNullable<LatestNewsProps['allNews']>;
}

function ReadyNews({ items, allNews }: ReadyNewsProps) {
  const [lead, ...others] = items;
  return (
    <div className={styles.latest}>
      {lead === undefined ? null : <Lead {...lead} />}
      <div>
        {others.length > 0 ? (
          <ol className={styles.rows}>
            {others.map(({ title, href, category, date, dateTime }) => (
              <NewsRow
                key={href}
                title={title}
                href={href}
                category={category}
                date={date}
                dateTime={dateTime}
              />
            ))}
          </ol>
        ) : null}
        <p>
          <MoreLink href={allNews.href}>{allNews.label}</MoreLink>
        </p>
      </div>
    </div>
  );
}

function Lead({ category: _, ...shown }: NewsSummary) {
  return <NewsLead {...shown} />;
}

function LoadingRows({ expected, words }: { expected: number; words: NewsWords }) {
  const rows = Array.from({ length: Math.max(0, expected - 1) }, (_, place) => place);
  return (
    <div role="status">
      <Text size="small" tone="quiet" className={styles.loadingText}>
        {words.loading}
      </Text>
      <div aria-hidden="true" className={styles.latest}>
        <div className={styles.waiting}>
          <Skeleton shape="picture" />
          <Skeleton length="medium" />
          <Skeleton shape="heading" />
          <Skeleton shape="heading" length="long" />
        </div>
        <div className={styles.rows}>
          {rows.map((place) => (
            <div key={place} className={styles.row}>
              <Skeleton />
              <Skeleton shape="heading" length="long" />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
