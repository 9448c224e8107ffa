import type { ComponentProps } from 'react';
import { Heading } from '../../elements/Heading/index.ts';
import { MoreLink } from '../../elements/MoreLink/index.ts';
import { Numeral } from '../../elements/Numeral/index.ts';
import { Skeleton } from '../../elements/Skeleton/index.ts';
import { ListProgress, type ListWords, type ProgressOf } from '../ListProgress/index.ts';
import type { MarkedWords } from './Marked.tsx';
import * as styles from './SearchResults.css.ts';
import { type SearchHit, SearchRow } from './SearchRow.tsx';

export type { MarkedWords, SearchHit };

/** Results of one kind. */
export interface SearchHits {
  kind: string;
  /** Heading of the kind: `News`. */
  heading: string;
  /** Total number of results; fewer may be shown. */
  total: number;
  hits: readonly SearchHit[];
  /** True for people, whose rows have a niche. @default false */
  people?: boolean;
  /** Link to all results of this kind. */
  more?: { label: string; href: string } | undefined;
}

export interface SearchResultsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** Loading state of the results, by kind. */
  progress: ProgressOf<SearchHits>;
  /** Texts of the loading, failed and empty states. */
  words: ListWords;
  /** Accessible name of the results. @default 'Found' */
  label?: string;
  /** Number of placeholder rows while loading. @default 4 */
  expected?: number;
}

/**
 * Results of a search across the site: for each kind a ground line, the total, and the first rows with the matching words
 * marked. For a list of one kind use its own component, such as `MemberList` or `NewsList`.
 */
export function SearchResults({
  progress,
  words,
  label = 'Found',
  expected = 4,
  ...rest
}: SearchResultsProps) {
  return (
    <ListProgress
      {...rest}
      progress={progress}
      words={words}
      label={label}
      headingLevel={2}
      skeleton={<ComingRows count={expected} />}
    >
      {(groups) => (
        <div className={styles.groups}>
          {groups.map((group) => (
            <Group key={group.kind} {...group} />
          ))}
        </div>
      )}
    </ListProgress>
  );
}

function Group({ kind, heading, total, hits, people = false, more }: SearchHits) {
  return (
    <section aria-labelledby={`found-${kind}`} className={styles.group}>
      <div className={styles.head}>
        <Heading level={2} size="h3" id={`found-${kind}`}>
          {heading}
        </Heading>
        <Numeral size="small" className={styles.total}>
          {total.toLocaleString('en-US')}
        </Numeral>
      </div>
      <div>
        <ol className={styles.rows}>
          {hits.map(({ id, ...hit }) => (
            <SearchRow key={id} {...hit} memberId={people ? id : undefined} />
          ))}
        </ol>
        {more ? (
          <p className={styles.more}>
            <MoreLink href={more.href}>{more.label}</MoreLink>
          </p>
        ) : null}
      </div>
    </section>
  );
}

function ComingRows({ count }: { count: number }) {
  return (
    <div className={styles.group}>
      <Skeleton shape="heading" length="short" />
      <div className={styles.rows}>
        {Array.from({ length: count }, (_, place) => place).map((place) => (
          <div key={place} className={styles.row}>
            <Skeleton shape="numeral" className={styles.comingDay} />
            <div className={styles.words}>
              <Skeleton shape="heading" length="long" />
              <Skeleton length="medium" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
