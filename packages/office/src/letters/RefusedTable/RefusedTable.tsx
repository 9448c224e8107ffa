import { classNames } from '@banyan/ui/style';
import { Block } from '../../shell/index.ts';
import * as table from '../../shell/table.css.ts';
import { countWords } from '../../words/index.ts';
import * as styles from './RefusedTable.css.ts';

/** People whose mail server did not take a letter, for one reason. */
export interface Refused {
  id: string;
  count: number;
  /** "No such mailbox". */
  why: string;
  /** What happens then: "Given up. After the second letter: unreachable". */
  then: string;
}

export interface RefusedTableProps {
  refused: readonly Refused[];
  /** Whether there may be more. */
  isUnderWay: boolean;
}

/** Who did not take a letter, by the reason their server gave. */
export function RefusedTable({ refused, isUnderWay }: RefusedTableProps) {
  const total = refused.reduce((sum, { count }) => sum + count, 0);
  return (
    <Block
      heading={`${countWords(total)} did not take it`}
      aside={isUnderWay ? 'so far' : undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: folded, it would be no table any more */}
      <table role="table" className={classNames(table.table, styles.table)}>
        <thead role="rowgroup" className={table.head}>
          <tr role="row">
            <th scope="col" role="columnheader">
              People
            </th>
            <th scope="col" role="columnheader">
              Why
            </th>
            <th scope="col" role="columnheader">
              What happens
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {refused.map(({ id, count, why, then }) => (
            <tr key={id} role="row" className={table.row}>
              <td role="cell" className={classNames(table.cell, styles.count)}>
                {countWords(count)}
              </td>
              <td role="cell" className={table.cell}>
                {why}
              </td>
              <td role="cell" className={classNames(table.cell, styles.then)}>
                <span className={table.meta}>{then}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
