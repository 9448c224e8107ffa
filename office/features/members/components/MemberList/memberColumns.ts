import type { MemberRow } from '@banyan/api/office';
import type { Column } from '../../../../kit/DataTable/DataTable.tsx';
import { dayWords } from '../../../../kit/words/times.ts';
import { marksOf } from '../words.ts';

/** Columns of a table of members. @param now Current time, in milliseconds since 1970. */
export const memberColumns = (now: number): readonly Column<MemberRow>[] => [
  { header: 'Name', as: 'name', cell: ({ name }) => name },
  { header: 'Year and program', cell: ({ year, program }) => `${year} ${program}` },
  { header: 'Lives in', cell: ({ city, state }) => [city, state].filter(Boolean).join(', ') },
  { header: 'Since', as: 'nowrap', cell: ({ since }) => since !== null && dayWords(since) },
  { header: 'Badges', as: 'marks', cell: (row) => marksOf(row, now), onPhone: true },
];
