import {
  EventItem,
  eventCalendarPath,
  limits,
  type MyConsent,
  type MyEmailChange,
  type MyEntry,
  type MyGift,
  type MyJob,
  type MyOwnPage,
  type MyPasskey,
  type MySession,
  type MyStory,
  type MyTicket,
  myConsents,
  myPaths,
} from '@banyan/api/contract';
import * as v from 'valibot';
import type { MemberTable } from '../database/member-tables.ts';
import type { MemberPasskeyTable } from '../database/my-tables.ts';
import type { CorrectionTable, JobTable, StoryTable } from '../database/tables.ts';
import { giftYearsOf, type OwnGift } from '../donations/self-service.ts';
import { ticketPath, ticketToken } from '../events/registration/ticket-token.ts';
import type { Ticket } from '../events/registration/tickets.ts';
import { itemOf } from '../events/rows.ts';
import type { Services } from '../http/services.ts';
import { wantsEmail } from '../identity/email-opt-outs.ts';
import { memberPasskeysOf } from '../identity/member-passkeys.ts';
import { sessionsOf, spansOf } from '../identity/sessions.ts';
import { canRenew, jobState } from '../jobs/self-service.ts';
import { daysLeft } from '../jobs/time.ts';
import { allows, consentSince } from '../members/consents.ts';
import { correctedMember, publicEntry } from '../members/corrections.ts';
import { cardOf } from '../members/directory/members-at.ts';
import { asListed, waitingCorrections } from '../members/self-service.ts';
import { leavingOf } from '../people/account-deletion.ts';
import { emailChangeOf } from '../people/email-change.ts';
import { type MyRows, personIn, rowsOf } from '../people/rows.ts';
import { questionsAbout } from '../questions/rows.ts';
import { storyState } from '../stories/self-service.ts';
import { leavingFrom } from './deletion-preview.ts';
import type { Me } from './signed-in.ts';

const isoOf = (instant: number) => new Date(instant).toISOString();

const entryStates = { pending: 'waiting', approved: 'shown', rejected: 'turned-down' } as const;

const consentsOf = (member: MemberTable, jobs: readonly JobTable[]): MyConsent[] =>
  myConsents.map((name) => ({
    name,
    isGiven: name === 'contact' ? jobs.some((job) => job.show_contact === 1) : allows(member, name),
    since: consentSince(member, name),
  }));

const entryOf = (
  member: MemberTable,
  { jobs, correction }: Pick<MyRows, 'jobs'> & { correction: CorrectionTable | undefined },
): MyEntry => ({
  id: member.id,
  reference: member.reference,
  state: member.status === 'approved' && member.hidden === 1 ? 'hidden' : entryStates[member.status],
  card: cardOf(member),
  // A new correction replaces the pending one, so the form starts with its values.
  values: publicEntry(asListed(correction ? correctedMember(correction, member) : member)),
  waitingCorrection: correction?.reference,
  consents: consentsOf(member, jobs),
});

const ticketOf = ({ registration, event, state, off, hasArrived }: Ticket, secret: string): MyTicket => ({
  reference: registration.reference,
  event: v.parse(EventItem, itemOf(event)),
  state,
  off,
  hasArrived,
  href: ticketPath(ticketToken(secret, registration.id)),
  calendarHref: eventCalendarPath(event.id),
  until: registration.held_until === null ? undefined : isoOf(registration.held_until),
});

/** Next event of a person that is neither over nor canceled by them. */
const comingOf = (tickets: readonly MyTicket[]): MyTicket | undefined =>
  tickets
    .filter(({ off, state }) => off === undefined && state !== 'released')
    .toSorted((one, other) => one.event.date.localeCompare(other.event.date))[0];

const giftOf = ({ isOwn: _, cents: __, person: ___, email: ____, ...gift }: OwnGift): MyGift => ({
  ...gift,
  receiptHref: `${myPaths.receipt}?gift=${gift.reference}`,
});

const storyOf = (row: StoryTable, isAsked: boolean): MyStory => {
  const state = storyState(row, isAsked);
  return {
    reference: row.reference ?? '',
    title: row.title,
    state,
    sentAt: row.created_at,
    href: state === 'published' ? `/alumni-stories/${encodeURIComponent(row.id)}` : undefined,
    askedToUnpublish: state === 'published' ? (row.asked_down_at ?? undefined) : undefined,
  };
};

async function jobOf({ database, now }: Services, row: JobTable, isAsked: boolean): Promise<MyJob> {
  const state = jobState(row, isAsked, now());
  const isOnBoard = state === 'published';
  return {
    reference: row.reference,
    title: row.title,
    company: row.company,
    state,
    sentAt: row.created_at,
    href: isOnBoard ? `/job-board/${encodeURIComponent(row.id)}` : undefined,
    daysLeft: isOnBoard ? daysLeft(row, now()) : undefined,
    lastsDays: limits.jobBoardDays,
    canRenew: await canRenew(database, row, now()),
  };
}

async function mySessions({ database, now }: Services, { key, session }: Me): Promise<MySession[]> {
  const all = await sessionsOf(database, key, now(), 'member');
  return all.toReversed().map((one) => ({
    id: one.id,
    label: one.label,
    isThis: one.id === session.id,
    seenAt: isoOf(one.seen_at),
    until: isoOf(now() + spansOf(one, now()).idleLeft),
  }));
}

const passkeyOf = ({ id, label, created_at, last_used_at }: MemberPasskeyTable): MyPasskey => ({
  id,
  label,
  createdAt: created_at,
  lastUsedAt: last_used_at ?? undefined,
});

async function changeOf({ database, now }: Services, { key }: Me): Promise<MyEmailChange | undefined> {
  const change = await emailChangeOf(database, key, now());
  if (!change) return undefined;
  const { new_email, due_at, confirmed_at } = change;
  return { address: new_email, due: isoOf(due_at), isConfirmed: confirmed_at !== null };
}

/** Ids of submissions about which a volunteer has asked and awaits a reply. */
async function askedAbout({ database }: Services, { stories, jobs }: MyRows): Promise<ReadonlySet<string>> {
  const ids = [...stories, ...jobs].filter(({ status }) => status === 'pending').map(({ id }) => id);
  const questions = await questionsAbout(database, ids);
  return new Set(
    questions.filter(({ answered_at }) => answered_at === null).map(({ subject_id }) => subject_id),
  );
}

/** All data with the email of the signed-in person, and nothing else. */
export async function ownPage(services: Services, me: Me): Promise<MyOwnPage> {
  const { config, database, secret, now } = services;
  const rows = await rowsOf(database, me.key, now());
  const person = personIn(rows);
  const ids = rows.entries.map(({ id }) => id);
  const waiting = await waitingCorrections(database, ids);
  const asked = await askedAbout(services, rows);
  const tickets = rows.tickets.map((ticket) => ticketOf(ticket, secret));
  const leaving = await leavingOf(database, me.key);
  return {
    email: person?.email ?? me.key,
    name: person?.name ?? '',
    coming: comingOf(tickets),
    entries: rows.entries.map((entry) =>
      entryOf(entry, { jobs: rows.jobs, correction: waiting.get(entry.id) }),
    ),
    tickets,
    gifts: rows.gifts.filter(({ isLeft }) => isLeft).map(giftOf),
    giftYears: await giftYearsOf(database, me.key),
    stories: rows.stories.map((story) => storyOf(story, asked.has(story.id))),
    jobs: await Promise.all(rows.jobs.map((job) => jobOf(services, job, asked.has(job.id)))),
    sessions: await mySessions(services, me),
    passkeys: (await memberPasskeysOf(database, me.key)).map(passkeyOf),
    hasNewBrowserEmails: await wantsEmail(database, me.key, 'new-browser'),
    emailChange: await changeOf(services, me),
    leaving: leavingFrom(rows, { due: leaving?.due_at, copiesDays: config.copiesDays }),
  };
}
