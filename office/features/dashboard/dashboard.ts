import { dayMs, type HandlerAnswer, limits, placeholderEin } from '@banyan/api/contract';
import { lastLine } from '@banyan/server/audit/read';
import { leavingDays, silent } from '@banyan/server/background/digest';
import { waitingForYes } from '@banyan/server/campaigns/reading';
import { givingNow, hangingGifts, surpriseOf, surprisingGifts } from '@banyan/server/donations/office-reads';
import { hangingRefunds, waitingRefunds } from '@banyan/server/donations/office-totals';
import { statementsOwed } from '@banyan/server/donations/statements';
import { isCheckInTime } from '@banyan/server/events/check-in/evening';
import { comingEvents } from '@banyan/server/events/editing/office-reads';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { codesLeft } from '@banyan/server/identity/codes';
import { notifiedVolunteers } from '@banyan/server/identity/notify';
import { lostPasskeysOf, passkeysOf } from '@banyan/server/identity/passkeys';
import { admins, isSample, namesOf, type Volunteer } from '@banyan/server/identity/volunteers';
import { leavingInScope } from '@banyan/server/jobs/time';
import { emailsByState } from '@banyan/server/mail/email-states';
import { ownWords } from '@banyan/server/mail/own-words';
import { readForgottenSoon } from '@banyan/server/people/retention-words';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import { refOf, silentDays, type WaitingBrief, waitingByKind } from '@banyan/server/review/queue-summary';
import { lastCopyIn } from '@banyan/server/settings/copies';
import { organisation } from '@banyan/server/settings/organisation';
import { hasSamples } from '@banyan/server/settings/samples';
import type { OfficeCalls } from '../../calls.ts';
import { promisedHours } from './promised.ts';

/* Parts of the dashboard, each for volunteers with its permission. */

type Dashboard = HandlerAnswer<OfficeCalls['getDashboard']>;
type Look = Dashboard['needsAttention'][number];

/** Waiting submissions by kind. */
export const waitingPart = (all: readonly WaitingBrief[]): NonNullable<Dashboard['waiting']> =>
  waitingByKind(all).map(({ kind, count, oldest, answered }) => ({
    kind,
    count,
    since: oldest.created_at,
    oldest: oldest.title,
    promisedHours: promisedHours[kind],
    answered: answered.map(refOf),
  }));

/** Last decision and its volunteer. */
export async function lastPart({ database }: Services, queue: Scope): Promise<Dashboard['last']> {
  const line = await lastLine(database, queue, ['approve', 'reject']);
  if (!line) return null;
  const { volunteer_id, who, at } = line;
  const names = await namesOf(database, volunteer_id === null ? [] : [volunteer_id]);
  return { by: names.get(volunteer_id ?? '') ?? who, at };
}

/** Expiring jobs, and questions without an answer. */
export async function queueLooks(
  { database, now }: Services,
  queue: Scope,
  all: readonly WaitingBrief[],
): Promise<Look[]> {
  const at = now();
  const jobs = queue.covers(null) ? await leavingInScope(database, leavingDays, at) : [];
  const [first] = jobs.flatMap(({ posted_at }) => posted_at ?? []);
  const unanswered = silent(all, at).length;
  return [
    ...(first === undefined
      ? []
      : [
          {
            what: 'jobs leave' as const,
            count: jobs.length,
            first: new Date(Date.parse(first) + limits.jobBoardDays * dayMs).toISOString(),
          },
        ]),
    ...(unanswered > 0 ? [{ what: 'no answer' as const, count: unanswered, days: silentDays }] : []),
  ];
}

/** Unsettled gifts, oldest first, and gifts paid in another amount or currency than ordered. */
export async function giftLooks({ database, now }: Services, gifts: Scope): Promise<Look[]> {
  const hanging = await hangingGifts(database, gifts, now());
  const surprising = await surprisingGifts(database, gifts, now());
  return [
    ...hanging.map(({ reference, cents, created_at }) => ({
      what: 'gift does not settle' as const,
      ref: reference,
      cents,
      since: created_at,
    })),
    ...surprising.map((row) => ({
      what: 'gift surprises' as const,
      ref: row.reference,
      ...surpriseOf(row),
    })),
  ];
}

/** Age in days after which a new backup is due. */
const copyDays = 7;

/** Last backup if it is old, or a reminder if there is none after the same time. PostgreSQL databases are backed up elsewhere. */
async function copyLooks({ config, now }: Services, keepers: readonly Volunteer[]): Promise<Look[]> {
  if (config.database) return [];
  const old = now() - copyDays * dayMs;
  const last = await lastCopyIn(config.dataDir);
  const isDue = last === undefined ? keepers.some((one) => Date.parse(one.created_at) < old) : last < old;
  return isDue
    ? [{ what: 'copy is old', last: last === undefined ? null : new Date(last).toISOString() }]
    : [];
}

/** Entries that only an admin can resolve. */
export async function systemAttention(services: Services, stuck: number): Promise<Look[]> {
  const { config, database, now } = services;
  const keepers = await admins(database);
  const isAlone = keepers.length === 1;
  const { ein } = await organisation(database);
  const sentences = await readForgottenSoon(database, config.keep, now());
  return [
    ...(stuck > 0 ? [{ what: 'mail stuck' as const, count: stuck }] : []),
    ...(services.hasUnnamedProxy() ? [{ what: 'unnamed proxy' as const }] : []),
    ...(config.production && ein === placeholderEin ? [{ what: 'placeholder ein' as const }] : []),
    ...(isAlone ? [{ what: 'only admin' as const }] : []),
    ...(await copyLooks(services, keepers)),
    ...(sentences.length > 0 ? [{ what: 'forgets soon' as const, sentences }] : []),
  ];
}

/** Warning for a volunteer who could not sign in again after losing one device. */
export async function ownLooks({ database }: Services, { volunteer }: Actor): Promise<Look[]> {
  if (isSample(volunteer.id)) return [];
  const passkeys = await passkeysOf(database, volunteer.id);
  const isStranded = passkeys.length < 2 && (await codesLeft(database, volunteer.id)) === 0;
  return isStranded ? [{ what: 'no way back' as const }] : [];
}

/** Next three events. @param door Scope in which the reader may check in guests. @default none */
export async function comingPart(
  { database, logger, now }: Services,
  events: Scope,
  door: Scope | undefined,
): Promise<Dashboard['coming']> {
  const at = now();
  const since = new Date(at - 7 * dayMs).toISOString();
  const coming = await comingEvents(database, events, { now: at, logger }, { since, most: 3 });
  return coming.map(({ row, registered, fresh }) => ({
    id: row.id,
    title: row.title,
    date: row.date,
    timeZone: row.timezone,
    place: row.location,
    registered,
    seats: row.max_attendees,
    fresh,
    door: isCheckInTime(row, at) && (door?.covers(row.chapter) ?? false),
  }));
}

/** Campaigns that this volunteer may give the second approval to. */
export async function campaignApprovalPart(
  { database }: Services,
  actor: Actor,
): Promise<NonNullable<Dashboard['campaignApproval']>> {
  const scope = scopeOf(actor, 'letter.send-to-members');
  const rows = await waitingForYes(database, scope, actor.volunteer.id);
  const names = await namesOf(
    database,
    rows.flatMap(({ asked_by }) => asked_by ?? []),
  );
  return rows.map(({ id, subject, many, asked_by, asked_at, changed_at }) => ({
    id,
    subject,
    many,
    by: names.get(asked_by ?? '') ?? '',
    at: asked_at ?? changed_at,
  }));
}

/** Mail of the whole association, for admins. */
export async function mailPart({ config, database, now }: Services): Promise<NonNullable<Dashboard['mail']>> {
  return { ...(await emailsByState(database, now())), isSetUp: config.mail.smtpUrl !== undefined };
}

/** Gifts of this month, and of the same month a year ago. */
export async function giftsPart(
  { config, database, now }: Services,
  gifts: Scope,
): Promise<Dashboard['gifts']> {
  const { timeZone } = await organisation(database);
  const provider = config.paypal ? 'paypal' : 'demo';
  const giving = await givingNow(database, gifts, { timeZone, provider }, now());
  return giving ? { ...giving.month, centsLastYear: giving.yearAgo.cents } : null;
}

/** Refunds and statements that wait for a treasurer, within the volunteer’s scope. */
export async function bookParts(
  { config, database, secret, now }: Services,
  { volunteer }: Actor,
  { see, refund, statement }: Readonly<Record<'see' | 'refund' | 'statement', Scope | undefined>>,
): Promise<Pick<Dashboard, 'refundsHang' | 'refundsWait' | 'statements'>> {
  const hang = see ? await hangingRefunds(database, see, now()) : [];
  const wait = refund ? await waitingRefunds(database, refund) : [];
  const names = await namesOf(database, [...new Set(wait.map(({ by }) => by))]);
  const provider = config.paypal ? 'paypal' : 'demo';
  const owed = statement ? await statementsOwed(database, statement, { provider, secret }, now()) : undefined;
  return {
    ...(hang.length > 0 && { refundsHang: hang }),
    ...(wait.length > 0 && {
      refundsWait: wait.map(({ by, ...refund }) => ({
        ...refund,
        by: names.get(by) ?? '',
        mine: by === volunteer.id,
      })),
    }),
    ...(owed && { statements: owed }),
  };
}

/** First steps of an admin. */
export async function firstStepsPart(
  { config, database }: Services,
  { volunteer }: Actor,
): Promise<NonNullable<Dashboard['firstSteps']>> {
  const passkeys = await passkeysOf(database, volunteer.id);
  const lost = await lostPasskeysOf(database, volunteer.id, passkeys);
  return [
    ...(lost.size > 0 ? [{ step: 'lost' as const, isDone: false }] : []),
    { step: 'passkey', isDone: passkeys.length - lost.size > 1 },
    { step: 'admin', isDone: (await admins(database)).length > 1 },
    { step: 'mail', isDone: config.mail.smtpUrl !== undefined },
    { step: 'digest', isDone: (await notifiedVolunteers(database, 'digest')).length > 0 },
    { step: 'address', isDone: (await ownWords(database, ['postal-address'])).size > 0 },
    { step: 'samples', isDone: !(await hasSamples(database)) },
  ];
}
