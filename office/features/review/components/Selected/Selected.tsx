import type { QueueRow } from '@banyan/api/office';
import { Avatar, Text } from '@banyan/ui/elements';
import type { ReactNode } from 'react';
import * as item from '../ReviewItem/ReviewItem.css.ts';
import * as line from '../row.css.ts';
import { rowWords } from '../words.ts';
import * as styles from './Selected.css.ts';

export interface SelectedProps {
  /** Selected submissions in the order of the list. */
  rows: readonly QueueRow[];
  /** Form that decides them: a `TurnDownForm`. */
  children?: ReactNode;
}

/** List of the selected submissions in the detail pane, each with its name or title and its key facts. */
export const Selected = ({ rows, children }: SelectedProps) => (
  <section aria-labelledby="selected-heading" className={item.item}>
    <h2 id="selected-heading" className={item.title}>
      {rows.length} selected
    </h2>
    <Text size="small" tone="quiet" className={styles.note}>
      People are emailed once you can no longer undo.
    </Text>
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.ref} className={styles.row}>
          {row.kind !== 'story' && row.kind !== 'job' && <Avatar id={row.ref} name={row.title} />}
          <span>
            <b className={styles.name}>{row.title}</b>
            <span className={line.meta}>{rowWords(row)}</span>
          </span>
        </li>
      ))}
    </ul>
    {children}
  </section>
);
