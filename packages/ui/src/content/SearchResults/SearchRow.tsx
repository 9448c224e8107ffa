import { Avatar, type AvatarProps } from '../../elements/Avatar/index.ts';
import { Heading } from '../../elements/Heading/index.ts';
import { SafeLink } from '../../elements/SafeLink/index.ts';
import { Text } from '../../elements/Text/index.ts';
import { Marked, type MarkedWords } from './Marked.tsx';
import * as styles from './SearchResults.css.ts';

/** One thing that was found. */
export interface SearchHit {
  id: string;
  title: MarkedWords;
  /** Its page. */
  href: string;
  /** One line: whose it is, where, and its date in full. */
  detail?: string | undefined;
  /** Words around those that were found. */
  excerpt?: MarkedWords | undefined;
  /** A member's picture, where they agreed to it. */
  image?: AvatarProps['image'] | undefined;
  /** The day it begins or was published, for those who see: `detail` says it in words. */
  day?: { day: string; month: string } | undefined;
}

export interface SearchRowProps extends Omit<SearchHit, 'id'> {
  /** Set for a member: decides the drawing of their niche. */
  memberId?: string | undefined;
}

/** One row of what was found: a niche or a day, the title, what is said of it. */
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
