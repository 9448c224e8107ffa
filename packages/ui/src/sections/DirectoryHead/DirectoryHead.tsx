import type { ReactNode } from 'react';
import { Text } from '../../elements/Text/index.ts';
import { PageHead } from '../PageHead/index.ts';
import * as styles from './DirectoryHead.css.ts';

export interface DirectoryHeadProps {
  /** The page's one h1. */
  title: ReactNode;
  /** One line that says who is found here. */
  lede: ReactNode;
  /** What becomes public about a person who is listed. */
  note: ReactNode;
}

/**
 * How a page about people begins: the title on its ground, below it the lede and, as a part of it, what is told of
 * everybody. Belongs in a `Container`; elsewhere use `PageHead`.
 */
export function DirectoryHead({ title, lede, note }: DirectoryHeadProps) {
  return (
    <PageHead title={title}>
      <div className={styles.intro}>
        <Text size="lede">{lede}</Text>
        <Text size="small" tone="quiet" className={styles.note}>
          {note}
        </Text>
      </div>
    </PageHead>
  );
}
