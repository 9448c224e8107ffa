import type { MemberRow } from '@banyan/api/office';
import { Avatar, Badge } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { MouseEvent } from 'react';
import { dayWords } from '../../../../kit/words/times.ts';
import * as line from '../../../../shell/components/table.css.ts';
import { factsLine, marksOf } from '../words.ts';
import * as styles from './MemberTable.css.ts';

export interface MemberTableProps {
  /** The members, in the order in which they are shown. */
  rows: readonly MemberRow[];
  /** Where a member is opened. */
  hrefOf: (row: MemberRow) => string;
  /** A row was pressed; `preventDefault` keeps the link from being followed. */
  onOpen?: (row: MemberRow, event: MouseEvent) => void;
  /** The moment it is read at, in milliseconds. */
  now: number;
}

const Line = ({
  row,
  href,
  now,
  onOpen,
}: { row: MemberRow; href: string } & Pick<MemberTableProps, 'now' | 'onOpen'>) => (
  <tr className={line.row}>
    <th scope="row" className={line.cell}>
      <a href={href} data-row={row.id} onClick={(event) => onOpen?.(row, event)} className={styles.who}>
        <Avatar id={row.id} name={row.name} className={styles.niche} />
        <span className={styles.words}>
          <span className={classNames(line.name, styles.name)}>{row.name}</span>
          <span className={classNames(line.meta, line.folded)}>{factsLine(row)}</span>
        </span>
      </a>
    </th>
    <td className={line.unfolded}>
      {row.year} {row.program}
    </td>
    <td className={line.unfolded}>{[row.city, row.state].filter(Boolean).join(', ')}</td>
    <td className={classNames(line.unfolded, styles.nowrap)}>{row.since !== null && dayWords(row.since)}</td>
    <td className={line.cell}>
      <span className={styles.marks}>
        {marksOf(row, now).map(({ words, tone }) => (
          <Badge key={words} tone={tone}>
            {words}
          </Badge>
        ))}
      </span>
    </td>
  </tr>
);

/** Members, row by row, each a link to the whole of it. Below 968 px a row is two lines. */
export const MemberTable = ({ rows, hrefOf, onOpen, now }: MemberTableProps) => (
  <table className={line.table}>
    <thead className={line.head}>
      <tr>
        <th scope="col">Name</th>
        <th scope="col">Year and program</th>
        <th scope="col">Lives in</th>
        <th scope="col">Since</th>
        <th scope="col">Marks</th>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Line key={row.id} row={row} href={hrefOf(row)} now={now} {...(onOpen && { onOpen })} />
      ))}
    </tbody>
  </table>
);
