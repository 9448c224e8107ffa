import { type CampaignFields, campaignMessages as messages } from '@banyan/api/office';
import { audit } from '../audit/audit.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { newId, newReference } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from '../http/http-error.ts';
import { campaignEmails, removeCampaignEmails } from '../mail/campaign-emails.ts';
import { audienceOf, deleteCampaign, insertCampaign, keepCampaign } from './delivery/rows.ts';
import {
  belongsTo,
  type CampaignWriter,
  draftLookedAt,
  emailAction,
  lookedAt,
  ownCampaign,
} from './writer.ts';

/* Edits campaigns within the volunteer’s scope. Each change requires the version that the volunteer saw. */

interface Saved {
  id: string;
  version: number;
}

const columnsOf = ({ subject, markdown, fromName, replyTo, audience }: CampaignFields) => ({
  subject,
  markdown,
  from_name: fromName,
  reply_to: replyTo,
  audience: JSON.stringify(audience),
});

/** Form fields of a campaign. */
export const fieldsOf = (row: MailingTable): CampaignFields => ({
  subject: row.subject,
  markdown: row.markdown,
  fromName: row.from_name,
  replyTo: row.reply_to,
  audience: audienceOf(row),
});

/** Columns of an unsent campaign. */
export const unsent = {
  state: 'draft',
  hold_until: null,
  begun_at: null,
  ended_at: null,
  written: 0,
  many: 0,
  sent: 0,
  failed: 0,
  asked_by: null,
  asked_at: null,
  second_yes_by: null,
} as const satisfies Partial<MailingTable>;

async function insertDraft(
  trx: Transaction,
  writer: CampaignWriter,
  fields: CampaignFields,
  action: 'add' | 'copy',
  now: number,
): Promise<Saved> {
  const owner = await belongsTo(trx, writer, fields.audience);
  const at = new Date(now).toISOString();
  const row = {
    id: newId(now),
    reference: newReference('L'),
    version: 1,
    made_by: writer.volunteer,
    created_at: at,
    changed_at: at,
    tested_at: null,
    tested_by: null,
    tested_version: null,
    ...unsent,
    unsubscribed: 0,
    ...owner,
    ...columnsOf(fields),
  };
  await insertCampaign(trx, row);
  await audit(trx, emailAction(writer, action, row), now);
  return { id: row.id, version: 1 };
}

/** Adds a draft. */
export const addCampaign = (
  database: Database,
  fields: CampaignFields,
  writer: CampaignWriter,
  now: number,
): Promise<Saved> => transaction(database, (trx) => insertDraft(trx, writer, fields, 'add', now));

/** Changes a draft. */
export function saveCampaign(
  database: Database,
  looked: Saved,
  fields: CampaignFields,
  writer: CampaignWriter,
  now: number,
): Promise<Saved> {
  return transaction(database, async (trx) => {
    const row = await draftLookedAt(trx, writer, looked);
    const owner = await belongsTo(trx, writer, fields.audience);
    const version = row.version + 1;
    const changed_at = new Date(now).toISOString();
    await keepCampaign(trx, row.id, { ...columnsOf(fields), ...owner, version, changed_at });
    await audit(trx, emailAction(writer, 'edit', { id: row.id, ...owner }), now);
    return { id: row.id, version };
  });
}

/** Creates a draft with the text and audience of another campaign. */
export function copyCampaign(
  database: Database,
  id: string,
  writer: CampaignWriter,
  now: number,
): Promise<Saved> {
  return transaction(database, async (trx) => {
    const row = await ownCampaign(trx, writer, id);
    return insertDraft(trx, writer, fieldsOf(row), 'copy', now);
  });
}

/** Deletes a campaign that nobody received. */
export function removeCampaign(
  database: Database,
  looked: Saved,
  writer: CampaignWriter,
  now: number,
): Promise<void> {
  return transaction(database, async (trx) => {
    const row = await lookedAt(trx, writer, looked);
    const isIdle = row.state === 'draft' || row.state === 'stopped';
    if (!isIdle || row.sent > 0 || (await campaignEmails(trx, row.id)) > row.failed)
      throw new HttpError(409, messages.somebodyGotIt);
    await removeCampaignEmails(trx, row.id);
    await deleteCampaign(trx, row.id);
    await audit(trx, emailAction(writer, 'remove', row), now);
  });
}
