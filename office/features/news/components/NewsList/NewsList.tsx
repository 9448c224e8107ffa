import type { NewsRow } from '@banyan/api/office';
import { Badge } from '@banyan/ui/elements';
import * as styles from '../../../../shell/components/linkRow.css.ts';
import { newsFacts } from '../words.ts';

export interface NewsListProps {
  /** The pieces, in the order in which they are shown. */
  rows: readonly NewsRow[];
  /** Where a piece is written. */
  hrefOf: (row: NewsRow) => string;
}

/** Pieces of news, as whoever writes them looks for them. */
export const NewsList = ({ rows, hrefOf }: NewsListProps) => (
  <ul>
    {rows.map((row) => (
      <li key={row.id} className={styles.row}>
        <span className={styles.head}>
          <a href={hrefOf(row)} className={styles.link}>
            {row.title}
          </a>
          {row.featured && <Badge>Featured</Badge>}
        </span>
        <span className={styles.meta}>{newsFacts(row)}</span>
      </li>
    ))}
  </ul>
);
