import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Marked, type MarkedWords } from './Marked.tsx';
import * as styles from './SearchResults.css.ts';

/** Single search result. */
export interface SearchHit {
  id: string;
  title: MarkedWords;
  /** Address of the result’s page. */
  href: string;
  /** Line of details: owner, place, and full date. */
  detail?: string | undefined;
  /** Excerpt around the matching words. */
  excerpt?: MarkedWords | undefined;
  /** Photograph of a member; pass it only with their consent. */
  image?: AvatarProps['image'] | undefined;
  /** Day of the event or of publication, drawn as a numeral; `detail` says it in words for screen readers. */
  day?: { day: string; month: string } | undefined;
}

export interface SearchRowProps extends Omit<SearchHit, 'id'> {
  /** Member’s id, which selects the drawing of the niche. Set it for members only. */
  memberId?: string | undefined;
}

/** Row of a search result: a niche or a day, the title and its details. */
export function SearchRow({ title, href, detail, excerpt, image, day, memberId }: SearchRowProps) {
  return (
    <li className={styles.row}>
      {memberId === undefined ? (
        <span aria-hidden="true" className={styles.day}>
          {day ? (
            <>
              <span className={styles.number}>{day.day}</span>
              <span className={styles.month}>{day.month}</span>
            </>
          ) : null}
        </span>
      ) : (
        <Avatar name={title.text} id={memberId} image={image} className={styles.niche} />
      )}
      <div className={styles.words}>
        <Heading level={3} size="h4" className={styles.title}>
          <SafeLink href={href} className={styles.link}>
            <Marked {...title} />
          </SafeLink>
        </Heading>
        {excerpt && excerpt.text !== '' ? (
          <Text className={styles.excerpt}>
            <Marked {...excerpt} />
          </Text>
        ) : null}
        {detail ? (
          <Text size="small" tone="quiet">
            {detail}
          </Text>
        ) : null}
      </div>
    </li>
  );
}
