import type { Database, Transaction } from '../database/database.ts';
import { ownWords } from '../mail/own-words.ts';
import { type Organisation, organisation } from '../settings/organisation.ts';

/** Association that issues receipts, with the postal address from the Office’s settings (empty if none is set). */
export interface Issuer extends Organisation {
  postalAddress: string;
}

export async function issuer(database: Database | Transaction): Promise<Issuer> {
  const words = await ownWords(database, ['postal-address']);
  return { ...(await organisation(database)), postalAddress: words.get('postal-address') ?? '' };
}
