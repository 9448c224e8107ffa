import type { DonationTable } from '../database/donation-tables.ts';
import type { Letter } from '../mail/outbox.ts';
import type { Volunteers } from '../mail/waiting-letter.ts';
import type { Organisation } from '../settings/organisation.ts';
import { dollars, type Receipted, receiptLines } from './receipt.ts';

/** A gift as its donor is thanked for it. */
type Thanked = Receipted & Pick<DonationTable, 'id' | 'email' | 'provider'>;

const demoLine = 'This was a demonstration: no money moved, and this is no receipt for taxes.';

/** To the donor: the receipt. `undefined` when nobody knows who gave. */
export function donationLetter(office: Organisation, row: Thanked): Letter | undefined {
  if (!row.email) return undefined;
  const demo = row.provider === 'demo';
  return {
    kind: 'receipt',
    recipient: row.email,
    subject: `${demo ? 'Demo receipt' : 'Receipt'} ${row.reference} for your donation`,
    body: [
      ...(demo ? [demoLine, ''] : []),
      `Thank you, ${row.first_name}. This is your receipt; please keep it.`,
      '',
      ...receiptLines(office, row),
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: row.id,
  };
}

/** To the donor of a gift of which something went back: what counts now. `undefined` when nobody knows who gave. */
export function correctedLetter(office: Organisation, row: Thanked): Letter | undefined {
  if (!row.email) return undefined;
  const demo = row.provider === 'demo';
  const left = Math.max(0, (row.captured_cents ?? 0) - row.refunded_cents);
  return {
    kind: 'receipt-corrected',
    recipient: row.email,
    subject: `${demo ? 'Corrected demo receipt' : 'Corrected receipt'} ${row.reference} for your donation`,
    body: [
      ...(demo ? [demoLine, ''] : []),
      `Of your donation ${row.reference}, ${dollars(row.refunded_cents)} went back to you.`,
      left > 0
        ? `What counts for your taxes is ${dollars(left)}. Please keep this receipt in place of the one before.`
        : 'Nothing of it counts for your taxes any more. Please keep this in place of your receipt.',
      '',
      ...receiptLines(office, row),
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: row.id,
  };
}

/** To a donor who was told to wait: it did not go through after all. */
export function notTakenLetter(
  office: Organisation,
  row: Pick<Thanked, 'id' | 'reference' | 'email' | 'cents'>,
): Letter | undefined {
  if (!row.email) return undefined;
  return {
    kind: 'gift-not-taken',
    recipient: row.email,
    subject: `Your donation ${row.reference} did not go through`,
    body: [
      `We asked the payment service again about your donation of ${dollars(row.cents)}.`,
      'No money was taken, and nothing will be. If you still want to give, please start again.',
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: row.id,
  };
}

/** To the volunteers: money came in that does not fit its order, or that nobody can be thanked for. */
export function surpriseLetter({ to, office }: Volunteers, row: DonationTable): Letter {
  return {
    kind: null,
    recipient: to,
    subject: `Donation ${row.reference} needs a look`,
    body: [
      `Donation ${row.reference} was captured, but not as it was ordered.`,
      '',
      `Ordered:  ${dollars(row.cents)} ${row.currency}`,
      `Captured: ${dollars(row.captured_cents ?? 0)} ${row.captured_currency}`,
      ...(row.email ? [] : ['Nobody left a name with it.']),
      '',
      office === undefined
        ? 'Read it with: banyan donations list'
        : `Read it here: ${office}/gifts/${row.reference}`,
    ].join('\n'),
    about: row.id,
  };
}
