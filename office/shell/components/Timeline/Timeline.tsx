import { classNames } from '@banyan/ui/style';
import type { ComponentProps, ReactNode } from 'react';
import { momentWords } from '../../../kit/words/times.ts';
import * as styles from './Timeline.css.ts';

/** Something that happened. */
interface Happening {
  id: string;
  /** An instant, ISO. */
  at: string;
  /** A sentence. */
  words: ReactNode;
  /** Who did it, or what brought it about, where the words do not say it. */
  by?: string;
}

export interface TimelineProps extends Omit<ComponentProps<'ol'>, 'children'> {
  /** What happened, in the order in which it is shown. */
  items: readonly Happening[];
}

/** What has happened to something, each with its moment: it hangs from a line like a root. */
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
