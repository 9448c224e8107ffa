import { type MyGift, type MyGiftYear, paperWarning, type ReceiptSheet } from '@banyan/api/contract';
import { dollars, emailKey, keptCents } from '@banyan/api/internal';
import type { Database, Transaction } from '../database/database.ts';
import type { DonationTable } from '../database/donation-tables.ts';
import { isoDayIn, longDay } from '../dates.ts';
import { personName } from './donor.ts';
import { type Issuer, issuer } from './issuer.ts';
import { isLeft, statedName, statementsFrom, type YearOfGiving } from './reads.ts';
import { contributionOf, oneLine, receiptSheet, taxStanding } from './receipt.ts';

/** Gift as its donor sees it. */
export interface OwnGift extends Omit<MyGift, 'receiptHref'> {
  /** True if the person gave it themselves, not an organization, fund or company. */
  isOwn: boolean;
  /** Amount after refunds, in US cents. */
  cents: number;
  /** Donor, or the contact of the organization that gave. */
  person: string;
  /** Email address as the donor typed it. */
  email: string;
}

const capturedWith = (database: Database | Transaction, key: string): Promise<DonationTable[]> =>
  database
    .selectFrom('donations')
    .selectAll()
    .where('email_key', '=', key)
    .where('state', '=', 'captured')
    .orderBy('captured_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

const receivedAt = (row: DonationTable) => row.captured_at ?? row.created_at;

function ownGift(office: Issuer, row: DonationTable): OwnGift {
  const gift = contributionOf(row);
  return {
    reference: row.reference,
    day: isoDayIn(office.timeZone)(receivedAt(row)),
    what: gift.contribution === 'goods' ? gift.description : dollars(keptCents(gift)),
    from: gift.organization,
    cause: oneLine(row.purpose ?? ''),
    sheet: receiptSheet(office, row),
    isLeft: isLeft(gift),
    isOwn: gift.organization === '',
    cents: keptCents(gift),
    person: personName(row),
    email: row.email ?? '',
  };
}

/** Gifts received with an email, newest first. @param key As `emailKey` makes it */
export async function giftsWithEmail(database: Database | Transaction, key: string): Promise<OwnGift[]> {
  const office = await issuer(database);
  return (await capturedWith(database, key)).map((row) => ownGift(office, row));
}

/** Annual statement as one sheet. */
function statementSheet(office: Issuer, year: number, donor: YearOfGiving, isDemo: boolean): ReceiptSheet {
  const facts = [
    { label: 'Donor', value: statedName(donor) },
    { label: 'Received by', value: office.name },
    { label: 'Address', value: oneLine(office.postalAddress, ', ') },
    { label: 'EIN', value: office.ein },
    ...donor.gifts.map(({ at, reference, cents, purpose }) => ({
      label: `${longDay(at, office.timeZone)}, ${reference}`,
      value: [dollars(cents), purpose].filter(Boolean).join(', '),
    })),
  ];
  const back = donor.refundedCents > 0 ? [`Refunds of ${dollars(donor.refundedCents)} are deducted.`] : [];
  return {
    heading: `Gifts in ${year}`,
    warning: paperWarning(office.ein, isDemo),
    facts: facts.filter(({ value }) => value !== ''),
    amount: dollars(donor.cents),
    sentences: [...back, ...donor.sentences, taxStanding(office)],
  };
}

/** Gifts with an email by year, newest first. Demo gifts have a separate statement. */
export async function giftYearsOf(database: Database, key: string): Promise<MyGiftYear[]> {
  const office = await issuer(database);
  const rows = (await capturedWith(database, key)).filter(
    ({ captured_currency }) => captured_currency === 'USD',
  );
  const dayOf = isoDayIn(office.timeZone);
  const years = Map.groupBy(rows, (row) => Number(dayOf(receivedAt(row)).slice(0, 4)));
  return [...years].flatMap(([year, of]) => {
    const sheets = [false, true].flatMap((isDemo) =>
      statementsFrom(of.filter(({ provider }) => (provider === 'demo') === isDemo).toReversed()).map(
        (donor) => statementSheet(office, year, donor, isDemo),
      ),
    );
    return sheets.length > 0 ? [{ year, sheets }] : [];
  });
}

/** Ids of all gifts with an email, in any state. @param key As `emailKey` makes it */
export async function giftsUnder(database: Database | Transaction, key: string): Promise<string[]> {
  const rows = database.selectFrom('donations').select('id').where('email_key', '=', key);
  return (await rows.execute()).map(({ id }) => id);
}

/** Moves gifts to another email. Donor and dates stay as on the receipt. */
export async function moveGifts(trx: Transaction, ids: readonly string[], email: string): Promise<void> {
  if (ids.length === 0) return;
  const columns = { email, email_key: emailKey(email) };
  await trx.updateTable('donations').set(columns).where('id', 'in', ids).execute();
}
