import {
  type Campaign,
  type CampaignListName,
  type CampaignRow,
  campaignFaults,
  type EventEmails,
} from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { MailingTable } from '../database/email-tables.ts';
import { eventOfEmail } from '../events/registration/guests.ts';
import { campaignEmails, campaignFaultsOf } from '../mail/campaign-emails.ts';
import type { Scope } from '../permissions/scope.ts';
import { audienceInWords } from './audience.ts';
import { allCampaigns, campaignNames, campaignsIn } from './campaign-reads.ts';
import { audienceOf, listOf } from './delivery/rows.ts';
import { fieldsOf } from './editing.ts';

/* Lists and shows campaigns in the Office. Authors are ids here; the Office adds their names. */

const iso = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString());

/** Campaign as a row of a list. @param nameOf Returns a volunteer’s name. */
async function rowOf(
  database: Database,
  row: MailingTable,
  nameOf: (volunteer: string) => string,
): Promise<CampaignRow> {
  const event = row.event_id === null ? undefined : await eventOfEmail(database, row.event_id);
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    version: row.version,
    subject: row.subject,
    chapter: row.chapter,
    event: event ? { id: event.id, title: event.title } : null,
    about: await audienceInWords(database, audienceOf(row)),
    many: row.many,
    sent: row.sent,
    failed: row.failed,
    by: nameOf(row.made_by),
    changedAt: row.changed_at,
    leavesAt: row.state === 'held' ? iso(row.hold_until) : null,
    begunAt: row.begun_at,
    endedAt: row.ended_at,
  };
}

/** Ids of the volunteers that a campaign mentions. */
const namedIn = ({ made_by, asked_by, tested_by }: MailingTable) =>
  [made_by, asked_by, tested_by].flatMap((id) => id ?? []);

/** Filters ids to those of campaigns within a scope. */
export async function campaignsInScope(
  database: Database,
  scope: Scope,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await campaignNames(database, ids);
  return rows.flatMap(({ id, chapter }) => (scope.covers(chapter) ? id : []));
}

type NamesOf = (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>;

const perPage = 50;

/** Page of campaigns within a scope, last changed first, and the number in each list. @param page From 1. */
export async function campaignsPage(
  database: Database,
  scope: Scope,
  { state, page }: { state: CampaignListName; page: number },
  namesOf: NamesOf,
): Promise<{ rows: CampaignRow[]; counts: Record<CampaignListName, number>; more: boolean }> {
  const all = await allCampaigns(database);
  const theirs = all.filter(({ chapter }) => scope.covers(chapter));
  const of = (list: CampaignListName) => theirs.filter((row) => listOf[row.state] === list);
  const rows = of(state).slice((page - 1) * perPage, page * perPage);
  const names = await namesOf([...new Set(rows.flatMap(namedIn))]);
  return {
    rows: await Promise.all(rows.map((row) => rowOf(database, row, (id) => names.get(id) ?? ''))),
    counts: { draft: of('draft').length, open: of('open').length, over: of('over').length },
    more: of(state).length > page * perPage,
  };
}

/** Estimated time of the last email, from the number of unsent emails and the configured pace. */
function lastAt(
  { state, hold_until, many, begun_at }: MailingTable,
  waiting: number,
  perMinute: number,
  now: number,
) {
  if (state === 'held') return iso((hold_until ?? now) + (many * 60_000) / perMinute);
  if (state !== 'sending') return null;
  return iso(Math.max(now, Date.parse(begun_at ?? iso(now) ?? '')) + (waiting * 60_000) / perMinute);
}

const faultNamed = (why: string) => campaignFaults.find((fault) => fault === why);

/** Reader, and a lookup of volunteers’ email addresses for the test recipient. */
export interface Tester {
  /** Id of the volunteer who reads this. */
  reader: string;
  addressOf: (volunteer: string) => Promise<string>;
}

/** Last test of a campaign, and true if the campaign has not changed since. */
export async function testOf(
  { tested_at, tested_by, tested_version, version, state }: MailingTable,
  { addressOf }: Tester,
): Promise<Campaign['test']> {
  if (tested_at === null || tested_by === null) return null;
  const isCurrent = state !== 'draft' || tested_version === version;
  return { at: tested_at, to: await addressOf(tested_by), isCurrent };
}

/** Campaign with all details. */
export async function wholeCampaign(
  { database, config, now }: { database: Database; config: ServerConfig; now: () => number },
  row: MailingTable,
  namesOf: NamesOf,
  tester: Tester,
): Promise<Campaign> {
  const { perMinute, smtpUrl } = config.mail;
  const at = now();
  const names = await namesOf([...new Set(namedIn(row))]);
  const nameOf = (id: string) => names.get(id) ?? '';
  const written = row.written === 1 || row.state === 'stopped';
  const waiting = written ? await campaignEmails(database, row.id, 'open') : row.many;
  const faults = await campaignFaultsOf(database, row.id);
  return {
    ...(await rowOf(database, row, nameOf)),
    fields: fieldsOf(row),
    perMinute,
    lastAt: lastAt(row, waiting, perMinute, at),
    waiting,
    unsubscribed: row.unsubscribed,
    refused: faults.flatMap(({ why, many, again }) => {
      const fault = faultNamed(why);
      return fault ? [{ why: fault, many, again: iso(again) }] : [];
    }),
    resendable: row.state === 'sent' ? await campaignEmails(database, row.id, 'resendable') : 0,
    test: await testOf(row, tester),
    secondYes:
      row.state === 'waits' && row.asked_by !== null && row.asked_at !== null
        ? { by: nameOf(row.asked_by), at: row.asked_at, mine: row.asked_by === tester.reader }
        : null,
    mailIsSetUp: smtpUrl !== undefined,
  };
}

const guestStates = {
  held: 'held',
  sending: 'leaving',
  paused: 'leaving',
  sent: 'sent',
  stopped: 'sent',
} as const;

/** Campaigns to an event’s guests that are scheduled, being sent or finished, as rows of the event’s emails. */
export async function guestCampaigns(database: Database, event: string): Promise<EventEmails[]> {
  const rows = await allCampaigns(database, event);
  return rows.flatMap((row) => {
    if (row.state === 'draft' || row.state === 'waits') return [];
    const leavesAt = iso(row.hold_until) ?? row.begun_at ?? row.changed_at;
    return [
      {
        id: row.id,
        kind: 'mailing' as const,
        subject: row.subject,
        many: row.many,
        at: row.asked_at ?? row.changed_at,
        leavesAt,
        left: row.sent,
        state: guestStates[row.state],
      },
    ];
  });
}

/** Campaigns within a scope that wait for a second approval, except those that this volunteer asked for. */
export async function waitingForYes(
  database: Database,
  scope: Scope,
  volunteer: string,
): Promise<MailingTable[]> {
  const rows = await campaignsIn(database, ['waits']);
  return rows.filter(({ chapter, asked_by }) => scope.covers(chapter) && asked_by !== volunteer);
}
