import type { Donor } from '@banyan/api/office';
import type { Column, Mark } from '../../../../kit/DataTable/DataTable.tsx';
import { moneyWords } from '../../../../kit/words/money.ts';
import { countedGifts, emailWords } from '../words.ts';

/** State of a donor's statement: emailed, or to be printed. */
const standingOf = ({ email, statementEmail: message }: Donor): Mark =>
  email === null ? { words: 'No email: print', tone: 'warning' } : emailWords[message];

/** Sentences about the gifts and refunds that a donor’s sum leaves out. */
const notCounted = ({ refundedCents, leftOut }: Donor): readonly string[] => [
  ...(refundedCents > 0 ? [`${moneyWords(refundedCents)} refunded, not counted`] : []),
  ...(leftOut > 0 ? [`${countedGifts(leftOut)} not in the total`] : []),
];

/** Columns of the table of donors with their statements of a year. */
export const statementColumns: readonly Column<Donor>[] = [
  { header: 'Name', as: 'name', cell: ({ name }) => name },
  { header: 'Email', as: 'meta', cell: ({ email }) => email ?? '–' },
  { header: 'Gifts', as: 'number', cell: ({ gifts }) => gifts.toLocaleString('en-US') },
  {
    header: 'Statement',
    as: 'marks',
    cell: (donor) => [
      standingOf(donor),
      ...notCounted(donor).map((words) => ({ words, tone: 'line' as const })),
    ],
  },
  { header: 'Sum', as: 'total', cell: ({ cents }) => moneyWords(cents) },
];

/** Summary of a donor’s statement in one line, for phones. */
export const statementSummary = (donor: Donor): string =>
  [countedGifts(donor.gifts), standingOf(donor).words.toLowerCase(), ...notCounted(donor)].join(', ');
