import { ButtonLink, VisuallyHidden } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import { counted, hiddenWords } from '../words.ts';
import * as styles from './FoundLine.css.ts';

export interface FoundLineProps {
  /** Number of rows shown. */
  shown: number;
  /** Number of rows that match the filters. */
  total: number;
  /** Sort order in words: "by name". */
  order: string;
  /** Number of matches left out, and the chapter they are outside of: the volunteer’s (`your`) or the requested one (`this`). */
  outside?: { count: number; of: 'your' | 'this' };
  /** Hidden members that also match, with the address of their list. @default none */
  hidden?: { count: number; href: string };
  /** Button that clears the filters, and further choices. */
  children?: ReactNode;
}

/** Line above a list with the number of rows, announced when it changes. It also says what is left out. */
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
