import type { Transaction } from '../database/database.ts';
import type { SignInLinkTable } from '../database/office-tables.ts';

/*
 * Links in emails that sign a person in: a member to their own page, or a volunteer who lost their passkey. Each works only in the
 * browser that requested it (`binding_hash`), so a request from another browser ends none of them.
 */

/**
 * Number of links of one browser for one person that are valid at the same time. A second request does not invalidate the first
 * email.
 */
const linksAtOnce = 3;

type Owner = Pick<SignInLinkTable, 'purpose' | 'subject_id' | 'binding_hash'>;

const linksOf = ({ purpose, subject_id, binding_hash }: Owner, trx: Transaction) =>
  trx
    .selectFrom('sign_in_links')
    .select('token_hash')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subject_id)
    .where('binding_hash', '=', binding_hash);

async function removeLinks(trx: Transaction, links: readonly Pick<SignInLinkTable, 'token_hash'>[]) {
  if (links.length === 0) return;
  const hashes = links.map(({ token_hash }) => token_hash);
  await trx.deleteFrom('sign_in_links').where('token_hash', 'in', hashes).execute();
}

/** Stores a link. The last three links that the same browser requested for the same person stay valid. */
export async function addLink(
  trx: Transaction,
  link: Omit<SignInLinkTable, 'tries' | 'used_at'>,
): Promise<void> {
  const before = await linksOf(link, trx).orderBy('expires_at', 'desc').execute();
  await removeLinks(trx, before.slice(linksAtOnce - 1));
  await trx
    .insertInto('sign_in_links')
    .values({ ...link, tries: 0, used_at: null })
    .execute();
}

/** Ends the other links of the browser that has used this one. Its cookie, without which they do not work, is deleted as well. */
export async function endOtherLinks(
  trx: Transaction,
  used: Owner & Pick<SignInLinkTable, 'token_hash'>,
): Promise<void> {
  await removeLinks(trx, await linksOf(used, trx).where('token_hash', '<>', used.token_hash).execute());
}
