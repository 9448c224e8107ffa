import type { Letter } from '../mail/outbox.ts';
import type { Organisation } from '../settings/organisation.ts';
import type { YearOfGiving } from './reads.ts';
import { dollars, nothingInReturn, receiptDay, taxStanding } from './receipt.ts';

/** What a statement is about. */
interface Stated {
  year: number;
  /** What the outbox calls it. */
  id: string;
  donor: Omit<YearOfGiving, 'ids' | 'letter'>;
  demo: boolean;
}

/** To a donor: what they gave in a year. `undefined` for whoever left no e-mail. */
export function statementLetter(office: Organisation, { year, id, donor, demo }: Stated): Letter | undefined {
  if (!donor.email) return undefined;
  return {
    kind: 'statement',
    recipient: donor.email,
    subject: `What you gave to ${office.name} in ${year}`,
    body: [
      ...(demo ? ['This was a demonstration: no money moved, and this is nothing for taxes.', ''] : []),
      `Thank you, ${donor.firstName}. This is what you gave in ${year}; please keep it for your taxes.`,
      '',
      ...donor.gifts.map(
        ({ at, reference, cents }) => `${receiptDay(at, office.timeZone)}  ${reference}  ${dollars(cents)}`,
      ),
      '',
      `Total:         ${dollars(donor.cents)}`,
      ...(donor.refundedCents > 0
        ? [`What went back to you, ${dollars(donor.refundedCents)}, is taken off.`]
        : []),
      '',
      `Organization:  ${office.name}`,
      ...(office.ein ? [`EIN:           ${office.ein}`] : []),
      nothingInReturn,
      taxStanding(office),
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: id,
  };
}
