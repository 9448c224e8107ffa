import { deductibleCents, dollars, keptCents } from '@banyan/api/internal';
import { type ContributionKind, isThirdPartyGift } from '@banyan/api/office';
import type { DonationTable } from '../database/donation-tables.ts';
import type { EmailMessage } from '../mail/outbox.ts';
import { nobodyInOffice, type Volunteers } from '../mail/waiting-email.ts';
import type { Organisation } from '../settings/organisation.ts';
import type { Issuer } from './issuer.ts';
import { contributionOf, type Receipted, receiptSheet, sheetLines } from './receipt.ts';

/** Columns of a gift that an email to its donor needs. */
type Thanked = Receipted & Pick<DonationTable, 'id' | 'email'>;

const nouns: Readonly<Record<ContributionKind, string>> = {
  gift: 'donation',
  partial: 'payment',
  goods: 'gift of goods or services',
  fund: 'grant',
  match: 'matching gift',
};

/** The gift as a phrase in an email to the donor: "your donation", "the grant from Example Fund". */
const giftWords = ({ contribution, organization }: Thanked): string =>
  isThirdPartyGift(contribution)
    ? `the ${nouns[contribution]} from ${organization}`
    : `your ${nouns[contribution]}`;

const thanks = ({ first_name }: Thanked) => (first_name ? `Thank you, ${first_name}.` : 'Thank you.');

/** Body of an email with a gift’s receipt: the receipt’s warning, the paragraphs of the email, then the receipt. */
function bodyOf(office: Issuer, row: Thanked, said: readonly string[]): string {
  const sheet = receiptSheet(office, row);
  return [
    ...(sheet.warning === null ? [] : [sheet.warning, '']),
    ...said,
    '',
    ...sheetLines(sheet),
    ...(office.email ? ['', `Questions: ${office.email}`] : []),
  ].join('\n');
}

/** Receipt email to the donor, or thanks for a grant or a company’s match. `undefined` if the donor left no email address. */
export function donationEmail(office: Issuer, row: Thanked): EmailMessage | undefined {
  if (!row.email) return undefined;
  const isThanks = isThirdPartyGift(row.contribution);
  const title = row.provider === 'demo' ? 'Demo receipt' : 'Receipt';
  return {
    kind: 'receipt',
    recipient: row.email,
    subject: isThanks ? `Thank you for ${giftWords(row)}` : `${title} ${row.reference} for ${giftWords(row)}`,
    body: bodyOf(office, row, [
      isThanks ? thanks(row) : `${thanks(row)} This is your receipt; please keep it.`,
    ]),
    about: row.id,
  };
}

/** Sentence about the amount left after a refund, for the email with the corrected receipt. */
function restWords(row: Thanked): string {
  const gift = contributionOf(row);
  if (isThirdPartyGift(row.contribution))
    return `${dollars(keptCents(gift))} of it remains. This email replaces our earlier thank-you email.`;
  const rest = deductibleCents(gift);
  return rest > 0
    ? `The deductible amount is now ${dollars(rest)}. Please keep this receipt in place of the earlier one.`
    : 'You can no longer deduct it. Please keep this in place of your receipt.';
}

/** Email with the corrected receipt after a refund, or the corrected thanks. `undefined` if the donor left no email address. */
export function correctedEmail(office: Issuer, row: Thanked): EmailMessage | undefined {
  if (!row.email) return undefined;
  const isThanks = isThirdPartyGift(row.contribution);
  const title = row.provider === 'demo' ? 'Corrected demo receipt' : 'Corrected receipt';
  return {
    kind: 'receipt-corrected',
    recipient: row.email,
    subject: isThanks ? `Corrected: ${giftWords(row)}` : `${title} ${row.reference} for ${giftWords(row)}`,
    body: bodyOf(office, row, [
      `We refunded ${dollars(row.refunded_cents)} of ${giftWords(row)} (${row.reference}) to ${row.organization ?? 'you'}.`,
      restWords(row),
    ]),
    about: row.id,
  };
}

/** Email to a donor who was asked to wait: the payment did not go through. */
export function notTakenEmail(
  office: Organisation,
  row: Pick<Thanked, 'id' | 'reference' | 'email' | 'cents'>,
): EmailMessage | undefined {
  if (!row.email) return undefined;
  return {
    kind: 'gift-not-taken',
    recipient: row.email,
    subject: `Your donation ${row.reference} did not go through`,
    body: [
      `We asked the payment service again about your donation of ${dollars(row.cents)}.`,
      'No money was taken, and none will be. If you still want to give, please start again.',
      ...(office.email ? ['', `Questions: ${office.email}`] : []),
    ].join('\n'),
    about: row.id,
  };
}

/** Email to the volunteers about money that does not match its order, or that has no donor to thank. */
export function surpriseEmail({ to, office }: Volunteers, row: DonationTable): EmailMessage {
  return {
    kind: null,
    recipient: to,
    subject: `Donation ${row.reference} needs attention`,
    body: [
      `The payment of donation ${row.reference} does not match its order.`,
      '',
      `Ordered:  ${dollars(row.cents)} ${row.currency}`,
      `Captured: ${dollars(row.captured_cents ?? 0)} ${row.captured_currency}`,
      ...(row.email ? [] : ['The donor left no name and no email.']),
      '',
      office === undefined ? nobodyInOffice : `Read it here: ${office}/gifts/${row.reference}`,
    ].join('\n'),
    about: row.id,
  };
}
