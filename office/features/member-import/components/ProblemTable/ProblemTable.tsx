import type { ImportCheck } from '@banyan/api/office';
import * as styles from './ProblemTable.css.ts';

export interface ProblemTableProps {
  /** The first of them, each with its line. */
  problems: ImportCheck['problems'];
  /** How many there are: the table has the first of them. */
  total: number;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Lines of a roll with something to say about: which, why, and what they say. */
export const ProblemTable = ({ problems, total }: ProblemTableProps) => (
  <>
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Line</th>
          <th scope="col">Why</th>
          <th scope="col">Value</th>
        </tr>
      </thead>
      <tbody>
        {problems.map(({ line, reason, content }) => (
          <tr key={line}>
            <th scope="row" className={styles.line}>
              {line.toLocaleString('en-US')}
            </th>
            <td className={styles.why}>{capital(reason)}</td>
            <td>
              <span dir="auto" className={styles.says}>
                {content || '–'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    {problems.length < total && (
      <p className={styles.more}>
        The first {problems.length} of {total.toLocaleString('en-US')}.
      </p>
    )}
  </>
);
