import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import { momentWords } from '../../../kit/words/times.ts';
import * as styles from './Timeline.css.ts';

/** Entry of the timeline. */
interface Happening {
  id: string;
  /** Time of the entry, ISO. */
  at: string;
  /** Description as a sentence. */
  words: ReactNode;
  /** Person or cause, if the description does not name it. */
  by?: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** Entries in display order. */
  items: readonly Happening[];
}

/** History of a record: entries with their times, connected by a vertical line. */
export const Timeline = ({ items, className, ...rest }: TimelineProps) => (
  <ol {...rest} className={classNames(styles.root, className)}>
    {items.map(({ id, at, words, by }) => (
      <li key={id} className={styles.happening}>
        <span>{words}</span>
        <span className={styles.when}>
          <time dateTime={at}>{momentWords(at)}</time>
          {by !== undefined && `, ${by}`}
        </span>
      </li>
    ))}
  </ol>
);
