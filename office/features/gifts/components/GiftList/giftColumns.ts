import type { GiftRow } from '@banyan/api/office';
import type { Column } from '../../../../kit/DataTable/DataTable.tsx';
import { moneyWords } from '../../../../kit/words/money.ts';
import { calendarDayWords } from '../../../../kit/words/times.ts';
import { shortRef } from '../../../review/components/duplicateWords.ts';
import { donorName, receiptWords, standingOf } from '../words.ts';

/** Columns of a table of gifts. */
export const giftColumns: readonly Column<GiftRow>[] = [
  { header: 'Gift', as: 'nowrap', cell: ({ reference }) => shortRef(reference) },
  { header: 'Date', as: 'nowrap', cell: ({ day }) => calendarDayWords(day) },
  { header: 'From', as: 'name', cell: donorName },
  { header: 'For', cell: ({ purpose, description }) => purpose || description },
  {
    header: 'Status',
    as: 'marks',
    cell: (gift) => [standingOf(gift), ...(gift.demo ? [{ words: 'Demo', tone: 'line' as const }] : [])],
  },
  { header: 'Receipt', as: 'meta', cell: receiptWords },
  {
    header: 'Amount',
    as: 'total',
    cell: ({ contribution, cents }) => (contribution === 'goods' ? '–' : moneyWords(cents)),
  },
];
