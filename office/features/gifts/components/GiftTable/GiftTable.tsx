import type { GiftRow } from '@banyan/api/office';
import { Badge } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import type { MouseEvent } from 'react';
import { moneyWords } from '../../../../kit/words/money.ts';
import { calendarDayWords } from '../../../../kit/words/times.ts';
import * as line from '../../../../shell/components/table.css.ts';
import { shortRef } from '../../../review/components/doubleWords.ts';
import { donorName, factsLine, receiptWords, standingOf } from '../words.ts';
import * as styles from './GiftTable.css.ts';

export interface GiftTableProps {
  /** Gifts, in the order in which they are shown. */
  gifts: readonly GiftRow[];
  /** Where a gift is opened. */
  hrefOf: (gift: GiftRow) => string;
  /** A row was pressed; `preventDefault` keeps the link from being followed. */
  onOpen?: (gift: GiftRow, event: MouseEvent) => void;
}

function Line({ gift, href, onOpen }: { gift: GiftRow; href: string } & Pick<GiftTableProps, 'onOpen'>) {
  const { words, tone } = standingOf(gift);
  return (
    <tr className={line.row}>
      <td className={classNames(line.unfolded, styles.plain)}>{shortRef(gift.reference)}</td>
      <td className={classNames(line.unfolded, styles.plain)}>{calendarDayWords(gift.day)}</td>
      <th scope="row" className={line.cell}>
        <a
          href={href}
          data-row={gift.reference}
          onClick={(event) => onOpen?.(gift, event)}
          className={styles.who}
        >
          <span className={line.name}>{donorName(gift)}</span>
          <span className={classNames(line.meta, line.folded)}>{factsLine(gift)}</span>
        </a>
      </th>
      <td className={line.unfolded}>{gift.purpose || gift.description}</td>
      <td className={line.unfolded}>
        <span className={styles.marks}>
          <Badge tone={tone}>{words}</Badge>
          {gift.demo && <Badge tone="line">Demo</Badge>}
        </span>
      </td>
      <td className={classNames(line.unfolded, line.meta)}>{receiptWords(gift)}</td>
      <td className={classNames(line.cell, styles.amount)}>
        {gift.contribution === 'goods' ? '–' : moneyWords(gift.cents)}
      </td>
    </tr>
  );
}

/** Gifts, row by row, each a link to all that is known of it. Below 968 px a row is two lines, and the amount beside them. */
export const GiftTable = ({ gifts, hrefOf, onOpen }: GiftTableProps) => (
  <table className={line.table}>
    <thead className={line.head}>
      <tr>
        <th scope="col">Gift</th>
        <th scope="col">Date</th>
        <th scope="col">From</th>
        <th scope="col">For</th>
        <th scope="col">State</th>
        <th scope="col">Receipt</th>
        <th scope="col" className={styles.last}>
          Amount
        </th>
      </tr>
    </thead>
    <tbody>
      {gifts.map((gift) => (
        <Line key={gift.reference} gift={gift} href={hrefOf(gift)} {...(onOpen && { onOpen })} />
      ))}
    </tbody>
  </table>
);
