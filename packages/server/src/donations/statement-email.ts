import { paperWarning } from '@banyan/api/contract';
import { dollars } from '@banyan/api/internal';
import { longDay } from '../dates.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import type { Issuer } from './issuer.ts';
import { statedName, type YearOfGiving } from './reads.ts';
import { oneLine, taxStanding } from './receipt.ts';

/** Content of a statement email. */
interface Stated {
  year: number;
  /** `about` key of the email in the outbox. */
  id: string;
  donor: Omit<YearOfGiving, 'ids' | 'statementEmail'>;
  demo: boolean;
}

/** Annual statement email to a donor. `undefined` if the donor left no email address. */
export function statementEmail(office: Issuer, { year, id, donor, demo }: Stated): EmailMessage | undefined {
  if (!donor.email) return undefined;
  const warning = paperWarning(office.ein, demo);
  return {
    kind: 'statement',
    recipient: donor.email,
    subject: `Your ${year} giving statement from ${office.name}`,
    body: [
      ...(warning === null ? [] : [warning, '']),
      `${donor.firstName === '' ? 'Thank you.' : `Thank you, ${donor.firstName}.`} This is what you gave in ${year}; please keep it for your taxes.`,
      '',
      ...donor.gifts.map(
        ({ at, reference, cents, purpose }) =>
          `${longDay(at, office.timeZone)}  ${reference}  ${dollars(cents)}${purpose && `  ${purpose}`}`,
      ),
      '',
      `Total:         ${dollars(donor.cents)}`,
      ...(donor.refundedCents > 0 ? [`Refunds of ${dollars(donor.refundedCents)} are deducted.`] : []),
      '',
      `Donor:         ${statedName(donor)}`,
      `Received by:   ${office.name}`,
      ...(office.postalAddress ? [`Address:       ${oneLine(office.postalAddress, ', ')}`] : []),
      ...(office.ein ? [`EIN:           ${office.ein}`] : []),
      '',
      ...donor.sentences,
      taxStanding(office),
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: id,
  };
}
