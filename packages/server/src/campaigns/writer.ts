import { type Audience, campaignMessages as messages, officeMessages } from '@banyan/api/office';
import type { AuditAction } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { eventOfEmail } from '../events/registration/guests.ts';
import { HttpError } from '../http/http-error.ts';
import type { Scope } from '../permissions/scope.ts';
import { campaignDetail } from './campaign-reads.ts';

/** A volunteer who writes letters to many. */
export interface CampaignWriter {
  /** Their id. */
  volunteer: string;
  /** How far a duty of theirs goes, by whom the letter is for. */
  scope: (audience: Audience['kind']) => Scope;
}

/** What letters are made and sent with. */
export interface CampaignServices {
  database: Database;
  config: ServerConfig;
  secret: string;
  now: () => number;
}

/** What was wrong with a field. */
export const refusedAt = (field: string, message: string): HttpError =>
  new HttpError(422, message, { errors: [{ field, code: 'invalid', message }] });

const gone = () => new HttpError(404, officeMessages.nothingHere);

/** Whose a letter is, by whom it is for. @throws Refusal 422 for people who are not theirs to write to */
export async function belongsTo(
  database: Database | Transaction,
  { scope }: CampaignWriter,
  audience: Audience,
): Promise<{ chapter: string | null; event_id: string | null }> {
  const theirs = scope(audience.kind);
  if (audience.kind === 'event') {
    const event = await eventOfEmail(database, audience.event);
    if (!event || !theirs.covers(event.chapter)) throw refusedAt('audience', messages.event);
    return { chapter: event.chapter, event_id: event.id };
  }
  const { chapter, from, to } = audience;
  if (!theirs.covers(chapter)) throw refusedAt('audience', messages.chapter);
  if (from !== null && to !== null && from > to) throw refusedAt('audience', messages.years);
  return { chapter, event_id: null };
}

/** A letter within reach. @throws Refusal 404 */
export async function ownCampaign(
  database: Database | Transaction,
  { scope }: CampaignWriter,
  id: string,
): Promise<MailingTable> {
  const row = await campaignDetail(database, id);
  if (!row || !scope(row.event_id === null ? 'members' : 'event').covers(row.chapter)) throw gone();
  return row;
}

/** The same, as it was looked at. @throws Refusal 404, 409 for one that is another by now */
export async function lookedAt(
  database: Database | Transaction,
  writer: CampaignWriter,
  { id, version }: { id: string; version: number },
): Promise<MailingTable> {
  const row = await ownCampaign(database, writer, id);
  if (row.version === version) return row;
  const message = officeMessages.changed;
  throw new HttpError(409, message, { errors: [{ field: 'version', code: 'changed', message }] });
}

/** The same that nobody has sent yet. @throws Refusal 404, 409 */
export async function draftLookedAt(
  database: Database | Transaction,
  writer: CampaignWriter,
  looked: { id: string; version: number },
): Promise<MailingTable> {
  const row = await lookedAt(database, writer, looked);
  if (row.state !== 'draft') throw new HttpError(409, messages.notADraft);
  return row;
}

/** What is done to a letter: of `mailing send`, `send`. */
type CampaignChange =
  Extract<AuditAction['action'], `mailing ${string}`> extends `mailing ${infer Act}` ? Act : never;

/** What they did to a letter, for the log: nothing of what it says. */
export const emailAction = (
  { volunteer }: CampaignWriter,
  action: CampaignChange,
  { id, chapter }: Pick<MailingTable, 'id' | 'chapter'>,
  data: NonNullable<AuditAction['data']> = {},
): AuditAction => ({
  ...{ who: volunteer, volunteer, action: `mailing ${action}`, subject: `mailing ${id}`, detail: '', data },
  ...(chapter !== null && { chapters: [chapter] }),
});
