import { ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { counted, hiddenWords } from '../words.ts';
import * as styles from './FoundLine.css.ts';

export interface FoundLineProps {
  /** How many rows are shown, and how many match. */
  shown: number;
  /** How many match what the list is narrowed to. */
  total: number;
  /** In which order: "by name". */
  order: string;
  /** What is left out: how many, and of whose chapter: the reader's, or the one that was asked for. */
  outside?: { count: number; of: 'your' | 'this' };
  /** Hidden members that match as well, and where they are listed. @default none */
  hidden?: { count: number; href: string };
  /** What clears the filters, and what else there is to choose. */
  children?: ReactNode;
}

/** Over a list: how many there are, announced as it changes. Nothing is left out without a word. */
export const FoundLine = ({ shown, total, order, outside, hidden, children }: FoundLineProps) => (
  <div className={styles.line}>
    <p role="status" className={styles.words}>
      {shown > 0 && (
        <>
          <b className={styles.count}>{shown < total ? `1 to ${shown}` : counted(total, 'member')}</b>
          {shown < total ? ` of ${counted(total, 'member')}, ${order}.` : `, ${order}.`}{' '}
        </>
      )}
      {outside !== undefined &&
        outside.count > 0 &&
        `${outside.count.toLocaleString('en-US')} more ${outside.count === 1 ? 'is' : 'are'} outside ${outside.of} chapter.`}
      {hidden !== undefined && hidden.count > 0 && ` ${hiddenWords(hidden.count)}.`}
    </p>
    {hidden !== undefined && hidden.count > 0 && (
      <ButtonLink variant="quiet" size="small" href={hidden.href}>
        Show
        <VisuallyHidden> hidden members that match</VisuallyHidden>
      </ButtonLink>
    )}
    {children}
  </div>
);
