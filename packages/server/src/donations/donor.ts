import { isThirdPartyGift } from '@banyan/api/office';
import type { DonationTable } from '../database/donation-tables.ts';

type Named = Pick<DonationTable, 'organization' | 'first_name' | 'last_name'>;

/** The person stored with a gift: its donor, or the contact of the organization that gave. Empty for nobody. */
export const personName = ({ first_name, last_name }: Omit<Named, 'organization'>): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** The donor of a gift: an organization or a person. Empty where nobody left a name. */
export const donorName = (row: Named): string => row.organization ?? personName(row);

/** A name as it is compared: one spelling whatever the case and spaces. */
export const foldedName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Whose statement of the year a gift stands in: an organization's by its name and the address it uses, else a person's by
 * email or name. A grant of a fund or a company's match is mentioned to the person who asked for it; `undefined` for nobody.
 */
export function statementKey(
  row: Named & Pick<DonationTable, 'email_key' | 'contribution'>,
): string | undefined {
  const person = row.email_key ?? foldedName(personName(row));
  if (isThirdPartyGift(row.contribution)) return person || undefined;
  return row.organization === null ? person : `${foldedName(row.organization)}\n${row.email_key ?? ''}`;
}
