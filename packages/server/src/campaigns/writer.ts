import { type Audience, campaignMessages as messages, officeMessages } from '@banyan/api/office';
import type { AuditAction } from '../audit/audit.ts';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { eventOfEmail } from '../events/registration/guests.ts';
import { HttpError } from '../http/http-error.ts';
import type { Scope } from '../permissions/scope.ts';
import { campaignDetail } from './campaign-reads.ts';

/** Volunteer who writes campaigns. */
export interface CampaignWriter {
  /** Id of the volunteer. */
  volunteer: string;
  /** Scope of the volunteer’s permission for an audience. */
  scope: (audience: Audience['kind']) => Scope;
}

/** Services needed to write and send campaigns. */
export interface CampaignServices {
  database: Database;
  config: ServerConfig;
  secret: string;
  now: () => number;
}

/** Error 422 about one field. */
export const refusedAt = (field: string, message: string): HttpError =>
  new HttpError(422, message, { errors: [{ field, code: 'invalid', message }] });

const gone = () => new HttpError(404, officeMessages.nothingHere);

/** Chapter and event of a campaign to an audience. @throws HttpError 422 for an audience outside the volunteer’s scope */
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

/** Campaign within the volunteer’s scope. @throws HttpError 404 */
export async function ownCampaign(
  database: Database | Transaction,
  { scope }: CampaignWriter,
  id: string,
): Promise<MailingTable> {
  const row = await campaignDetail(database, id);
  if (!row || !scope(row.event_id === null ? 'members' : 'event').covers(row.chapter)) throw gone();
  return row;
}

/** Campaign within the volunteer’s scope, in the version that they saw. @throws HttpError 404, or 409 if it has changed */
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

/** Unsent campaign in the version that the volunteer saw. @throws HttpError 404, 409 */
export async function draftLookedAt(
  database: Database | Transaction,
  writer: CampaignWriter,
  looked: { id: string; version: number },
): Promise<MailingTable> {
  const row = await lookedAt(database, writer, looked);
  if (row.state !== 'draft') throw new HttpError(409, messages.notADraft);
  return row;
}

/** Second word of a campaign’s audit action: `send` of `mailing send`. */
type CampaignChange =
  Extract<AuditAction['action'], `mailing ${string}`> extends `mailing ${infer Act}` ? Act : never;

/** Audit action on a campaign, without its text. */
export const emailAction = (
  { volunteer }: CampaignWriter,
  action: CampaignChange,
  { id, chapter }: Pick<MailingTable, 'id' | 'chapter'>,
  data: NonNullable<AuditAction['data']> = {},
): AuditAction => ({
  who: volunteer,
  volunteer,
  action: `mailing ${action}`,
  subject: `mailing ${id}`,
  detail: '',
  data,
  ...(chapter !== null && { chapters: [chapter] }),
});
