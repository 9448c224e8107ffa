import { classNames } from '@banyan/ui/style';
import * as table from '../../../../kit/DataTable/table.css.ts';
import { countWords } from '../../../../kit/words/counts.ts';
import { Panel } from '../../../../shell/components/Panel/Panel.tsx';
import * as styles from './RefusedTable.css.ts';

/** People whose mail server rejected a campaign for the same reason. */
interface Refused {
  id: string;
  count: number;
  /** Reason: "No such mailbox". */
  why: string;
  /** Next step: "Given up. After the second email: unreachable". */
  next: string;
}

export interface RefusedTableProps {
  /** Failed deliveries, one row for each reason. */
  refused: readonly Refused[];
  /** Set while more failures can follow. */
  isUnderWay: boolean;
}

/** Table of the people a campaign did not reach, by their server’s reason. */
export function RefusedTable({ refused, isUnderWay }: RefusedTableProps) {
  const total = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Panel heading={`${countWords(total)} not delivered`} aside={isUnderWay ? 'so far' : undefined}>
      <table className={classNames(table.table, styles.table)}>
        <thead className={table.head}>
          <tr>
            <th scope="col">People</th>
            <th scope="col">Why</th>
            <th scope="col">What happens</th>
          </tr>
        </thead>
        <tbody>
          {refused.map(({ id, count, why, next }) => (
            <tr key={id} className={table.row}>
              <td className={classNames(table.cell, styles.count)}>{countWords(count)}</td>
              <td className={table.cell}>{why}</td>
              <td className={classNames(table.cell, styles.next)}>
                <span className={table.meta}>{next}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
