import { isThirdPartyGift } from '@banyan/api/office';
import type { DonationTable } from '../database/donation-tables.ts';

type Named = Pick<DonationTable, 'organization' | 'first_name' | 'last_name'>;

/** Name of the person stored with a gift: its donor, or the contact of the organization that gave. Empty if unknown. */
export const personName = ({ first_name, last_name }: Omit<Named, 'organization'>): string =>
  `${first_name ?? ''} ${last_name ?? ''}`.trim();

/** Name of a gift’s donor: an organization or a person. Empty if no name was given. */
export const donorName = (row: Named): string => row.organization ?? personName(row);

/** Normalizes a name for comparison: case and spaces do not matter. */
export const foldedName = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * Key that groups gifts into one donor’s annual statement. An organization is keyed by its name and email address, a person by
 * email or name. A grant of a fund or a company’s match is grouped under the person who asked for it. `undefined` for an unknown
 * donor.
 */
export function statementKey(
  row: Named & Pick<DonationTable, 'email_key' | 'contribution'>,
): string | undefined {
  const person = row.email_key ?? foldedName(personName(row));
  if (isThirdPartyGift(row.contribution)) return person || undefined;
  return row.organization === null ? person : `${foldedName(row.organization)}\n${row.email_key ?? ''}`;
}
