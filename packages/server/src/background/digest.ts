import { dayMs } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import type { SubmissionKind } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database, Transaction } from '../database/database.ts';
import { transaction } from '../database/transaction.ts';
import { officeAddress } from '../identity/address.ts';
import { notifiedVolunteers } from '../identity/notify.ts';
import { grantsOf } from '../identity/volunteers.ts';
import { leavingInScope } from '../jobs/time.ts';
import { emailsByState } from '../mail/email-states.ts';
import { type EmailMessage, queueEmail } from '../mail/outbox.ts';
import { nobodyInOffice } from '../mail/waiting-email.ts';
import { readForgottenSoon } from '../people/retention-words.ts';
import { scopeOf } from '../permissions/scope.ts';
import {
  silentDays,
  type WaitingBrief,
  type WaitingOfKind,
  waitingByKind,
  waitingInShort,
} from '../review/queue-summary.ts';
import type { ReviewScope } from '../review/scope-filter.ts';
import { digestOwed, noteDigest } from '../settings/digest-time.ts';

const plurals: Readonly<Record<SubmissionKind, string>> = {
  member: 'members',
  correction: 'corrections',
  story: 'stories',
  job: 'jobs',
  message: 'messages',
};

/** Days before a job’s end on the board within which the digest mentions it. */
export const leavingDays = 7;

/** Submissions whose question has been unanswered for too long. */
export const silent = (all: readonly WaitingBrief[], now: number): WaitingBrief[] =>
  all.filter(
    ({ next, asked_at }) => next === 'asked' && now - Date.parse(asked_at ?? '') > silentDays * dayMs,
  );

/** Reader of a digest: their scope of the queue, and true if they are an admin. */
interface Reader {
  queue: ReviewScope;
  isAdmin: boolean;
}

const everything: Reader = { queue: 'everywhere', isAdmin: true };

interface Workplace {
  config: ServerConfig;
  database: Database;
  now: number;
}

const daysAgo = (iso: string, now: number): string => {
  const days = Math.floor((now - Date.parse(iso)) / dayMs);
  return days === 0 ? 'today' : days === 1 ? 'yesterday' : `${days} days ago`;
};

/** Lines for waiting submissions of a kind, with the link to them. */
const kindLines = ({ kind, count, oldest }: WaitingOfKind, office: string | undefined, now: number) => [
  `${String(count).padStart(4)}  ${count === 1 ? kind : plurals[kind]}, the first of ${daysAgo(oldest.created_at, now)}`,
  ...(office === undefined ? [] : [`      ${office}/review?kind=${kind}`]),
];

/** Lines about submissions that wait for an answer. */
function askedLines(all: readonly WaitingBrief[], now: number): string[] {
  const asked = all.filter(({ next }) => next === 'asked');
  const unanswered = silent(asked, now);
  return [
    ...(asked.length > 0 ? [`${asked.length} asked, not answered yet.`] : []),
    ...(unanswered.length > 0
      ? [`${unanswered.length} of them for more than ${silentDays} days: decide without, or ask again.`]
      : []),
  ];
}

async function systemStatusLines({ config, database, now }: Workplace): Promise<string[]> {
  const { stuck } = await emailsByState(database, now);
  return [
    ...(stuck > 0 ? [`${stuck} ${stuck === 1 ? 'email' : 'emails'} could not be sent.`] : []),
    ...(await readForgottenSoon(database, config.keep, now)),
  ];
}

const isNational = (scope: ReviewScope) => scope === 'everywhere' || scope.covers(null);

/** Digest: its lines, and true if there is nothing to report. */
interface Digest {
  lines: readonly string[];
  isEmpty: boolean;
}

/** Digest of waiting work, in a few lines without names. */
async function digestFor(workplace: Workplace, { queue, isAdmin }: Reader): Promise<Digest> {
  const { config, database, now } = workplace;
  const all = await waitingInShort(database, queue);
  const kinds = waitingByKind(all);
  const answered = kinds.reduce((sum, one) => sum + one.answered.length, 0);
  const leaving = isNational(queue) ? (await leavingInScope(database, leavingDays, now)).length : 0;
  const office = await officeAddress(config, database);
  const more = [
    ...(answered > 0 ? [`${answered} of them with a new answer.`] : []),
    ...askedLines(all, now),
    ...(leaving > 0 ? [`${leaving} on the job board at the end of their time, or within a week.`] : []),
    ...(isAdmin ? await systemStatusLines(workplace) : []),
  ];
  const waiting = kinds.flatMap((one) => kindLines(one, office, now));
  return {
    lines: [
      ...(waiting.length > 0 ? ['Waiting for review:', ...waiting] : ['You’re all caught up.']),
      ...more,
    ],
    isEmpty: waiting.length === 0 && more.length === 0,
  };
}

/** Digest of everything. */
const wholeDigest = (workplace: Workplace): Promise<Digest> => digestFor(workplace, everything);

interface Recipient {
  to: string;
  digest: Digest;
}

/** Digests for the volunteers who chose to get it, each limited to their scope. */
async function chosenDigests(workplace: Workplace): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (const { id, email } of await notifiedVolunteers(workplace.database, 'digest')) {
    const actor = { grants: await grantsOf(workplace.database, id) };
    const isAdmin = scopeOf(actor, 'settings.edit').covers(null);
    recipients.push({
      to: email,
      digest: await digestFor(workplace, { queue: scopeOf(actor, 'queue.see'), isAdmin }),
    });
  }
  return recipients;
}

/**
 * Digest emails: to the volunteers’ address and, if there is an Office, to each volunteer who chose to get it, limited to their
 * scope. An empty digest is not sent.
 */
async function digestEmails(workplace: Workplace): Promise<EmailMessage[]> {
  const { config, database } = workplace;
  const office = await officeAddress(config, database);
  const ours = { to: config.mail.to, digest: await wholeDigest(workplace) };
  const chosen = office === undefined ? [] : await chosenDigests(workplace);
  const others = chosen.filter(({ to }) => emailKey(to) !== emailKey(ours.to));
  const recipients = [ours, ...others].filter(({ digest }) => !digest.isEmpty);
  const last = office === undefined ? nobodyInOffice : `The Office: ${office}`;
  return recipients.map(({ to, digest }) => ({
    kind: null,
    recipient: to,
    subject: 'Waiting for review',
    body: [...digest.lines, '', last].join('\n'),
    about: 'digest',
  }));
}

async function queueAll(trx: Transaction, mails: readonly EmailMessage[], now: number): Promise<void> {
  for (const mail of mails) await queueEmail(trx, mail, now);
}

/** Sends the digest when its weekday and hour have come. If several processes do so at the same time, one sends it. */
export async function sendDigestIfOwed(workplace: Workplace): Promise<void> {
  const { database, now } = workplace;
  const moment = await digestOwed(database, now);
  if (moment === undefined) return;
  const mails = await digestEmails(workplace);
  await transaction(database, async (trx) => {
    if (await noteDigest(trx, moment)) await queueAll(trx, mails, now);
  });
}
