import type { NewsRow } from '@banyan/api/office';
import { Badge } from '@banyan/ui/elements';
import * as styles from '../../../../shell/components/linkRow.css.ts';
import { newsFacts } from '../words.ts';

export interface NewsListProps {
  /** News items, in display order. */
  rows: readonly NewsRow[];
  /** Returns the address at which an item is edited. */
  hrefOf: (row: NewsRow) => string;
}

/** List of news items, with the facts an editor needs. */
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
