import type { ImportCheck } from '@banyan/api/office';
import * as styles from './ProblemTable.css.ts';

export interface ProblemTableProps {
  /** First problems, each with its line. */
  problems: ImportCheck['problems'];
  /** Number of all problems; the table has only the first ones. */
  total: number;
}

const capital = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

/** Table of lines with a problem: the line’s number, the reason and the content. */
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
