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

/** What was found of one kind. */
export interface SearchHits {
  kind: string;
  /** `News` */
  heading: string;
  /** How many there are in all; those that are shown may be fewer. */
  total: number;
  hits: readonly SearchHit[];
  /** They are people, and have niches. @default false */
  people?: boolean;
  /** Where all of them are. */
  more?: { label: string; href: string } | undefined;
}

export interface SearchResultsProps
  extends Omit<ComponentProps<'div'>, 'children' | 'aria-busy' | 'aria-label'> {
  /** What is known so far, kind by kind. */
  progress: ProgressOf<SearchHits>;
  /** What it says while it waits, when it fails and when there is nothing. */
  words: ListWords;
  /** Names what was found for those who listen. @default 'Found' */
  label?: string;
  /** How many rows are drawn while it loads. @default 4 */
  expected?: number;
}

/**
 * What a search of everything found: kind by kind on the ground line, how many there are, the first rows of each with the
 * words marked. For a list of one kind use its own component, such as `MemberList` or `NewsList`.
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
