import { myConsents, stateName } from '@banyan/api/contract';
import type { Member, MemberPart, MemberRow } from '@banyan/api/office';
import { actionsAbout } from '@banyan/server/audit/read';
import type { Database } from '@banyan/server/database/database';
import type { MemberTable } from '@banyan/server/database/member-tables';
import type { CorrectionTable, JobTable } from '@banyan/server/database/tables';
import { giftsWithEmail } from '@banyan/server/donations/self-service';
import { ticketsWithEmail } from '@banyan/server/events/registration/self-service';
import type { Services } from '@banyan/server/http/services';
import { jobState, jobsWithEmail } from '@banyan/server/jobs/self-service';
import { unreachableAddresses } from '@banyan/server/mail/suppressions';
import { allows, consentHow, consentSince } from '@banyan/server/members/consents';
import { correctedMember, correctionsOf, nameBefore } from '@banyan/server/members/corrections';
import { cardOf } from '@banyan/server/members/directory/members-at';
import { factsOf } from '@banyan/server/members/editing';
import { mergeTargets, requestsMergedInto } from '@banyan/server/members/merged-requests';
import { mergesInto } from '@banyan/server/members/merges';
import { nameOf, programName } from '@banyan/server/members/naming';
import { statusOf } from '@banyan/server/members/office-list';
import { othersWithEmail } from '@banyan/server/members/same-email';
import { waitingCorrections } from '@banyan/server/members/self-service';
import { leavingOf, leavingsOf } from '@banyan/server/people/account-deletion';
import type { Scope } from '@banyan/server/permissions/scope';
import { questionsAbout } from '@banyan/server/questions/rows';
import { contactOf } from '@banyan/server/review/contact';
import { duplicatesOf, visibleMergeTargets } from '@banyan/server/review/submission-detail';
import { storiesWithEmail, storyState } from '@banyan/server/stories/self-service';
import { logLines } from '../audit-log/log-lines.ts';

/** Rows of the list of members. */
export async function memberRows(
  { database, secret }: Pick<Services, 'database' | 'secret'>,
  members: readonly MemberTable[],
): Promise<MemberRow[]> {
  const corrections = await waitingCorrections(
    database,
    members.map(({ id }) => id),
  );
  const leaving = await leavingsOf(
    database,
    members.map(({ email_key }) => email_key),
  );
  const isUnreachable = await unreachableAddresses(database, secret);
  return members.map((row) => ({
    id: row.id,
    ref: row.reference,
    name: nameOf(row),
    year: row.year,
    program: programName(row),
    city: row.city,
    state: stateName(row.state),
    status: statusOf(row),
    since: row.status === 'approved' ? row.decided_at : row.created_at,
    newsletter: row.newsletter === 1,
    marks: [
      ...(leaving.has(row.email_key) ? ['leaving' as const] : []),
      ...(isUnreachable(row.email) ? ['unreachable' as const] : []),
      ...(corrections.has(row.id) ? ['correction' as const] : []),
      ...(row.imported > 0 ? ['imported' as const] : []),
      ...(row.mentorship_interest === 1 ? ['mentor' as const] : []),
    ],
  }));
}

/** Registrations, stories and jobs under an email address, newest first. */
async function partOf({ database, now }: Services, jobs: readonly JobTable[], key: string) {
  const tickets = await ticketsWithEmail(database, key, now());
  const stories = await storiesWithEmail(database, key);
  const waiting = [...stories, ...jobs].filter(({ status }) => status === 'pending').map(({ id }) => id);
  const open = (await questionsAbout(database, waiting)).filter(({ answered_at }) => answered_at === null);
  const isAsked = (id: string) => open.some(({ subject_id }) => subject_id === id);
  const part: MemberPart[] = [
    ...tickets.map(({ registration: { reference, created_at }, event, state, hasArrived }) => ({
      kind: 'event' as const,
      ref: reference,
      title: event.title,
      at: created_at,
      state: hasArrived ? ('arrived' as const) : state,
    })),
    ...stories.map((row) => ({
      kind: 'story' as const,
      ref: row.reference ?? row.id,
      title: row.title,
      at: row.created_at,
      state: storyState(row, isAsked(row.id)),
    })),
    ...jobs.map((row) => ({
      kind: 'job' as const,
      ref: row.reference,
      title: row.title,
      at: row.created_at,
      state: jobState(row, isAsked(row.id), now()),
    })),
  ];
  return part.sort((one, other) => other.at.localeCompare(one.at));
}

async function giftsOf(database: Database, key: string): Promise<Member['gifts']> {
  // Excludes gifts of an organization that this member is the contact of.
  const gifts = (await giftsWithEmail(database, key)).filter(({ isLeft, isOwn }) => isLeft && isOwn);
  return {
    many: gifts.length,
    cents: gifts.reduce((sum, { cents }) => sum + cents, 0),
    last: gifts[0]?.day ?? null,
  };
}

const mostHistory = 100;

/** Description of a name change by a correction; empty if the name did not change. */
function renamed(correction: CorrectionTable, member: MemberTable): string {
  const name = nameBefore(correction, member);
  return name === undefined
    ? ''
    : `name changed from ${name} to ${nameOf(correctedMember(correction, member))}`;
}

/**
 * History of an entry, newest first: its own actions, its corrections, and the requests merged into it. Names come from the rows as
 * long as these are kept, because the audit log has none.
 */
async function historyOf(database: Database, member: MemberTable) {
  const corrections = await correctionsOf(database, member);
  const requests = await requestsMergedInto(database, member);
  const targets = await mergeTargets(database, requests);
  const notes = new Map<string, string>([
    ...corrections.map((one) => [`approve correction ${one.id}`, renamed(one, member)] as const),
    ...requests.map((request) => {
      const correction = corrections.find(({ decided_at }) => decided_at === request.decided_at);
      const names = `${nameOf(request)} into ${targets.get(request.id)?.name ?? nameOf(member)}`;
      const change = correction ? renamed(correction, member) : '';
      return [`merge member ${request.id}`, [names, change].filter(Boolean).join('; ')] as const;
    }),
  ]);
  const lines = await actionsAbout(
    database,
    ...[`member ${member.id}`, ...corrections.map(({ id }) => `correction ${id}`)],
    ...requests.map(({ id }) => `member ${id}`),
  );
  const own = lines.filter(
    ({ action, subject }) => action === 'merge' || !requests.some(({ id }) => subject === `member ${id}`),
  );
  const told = await logLines(database, own.reverse().slice(0, mostHistory));
  return told.map((line) => ({
    ...line,
    detail: notes.get(`${line.action} ${line.subject}`) || line.detail,
  }));
}

interface Reading {
  scope: Scope;
  /** True if the volunteer may see gifts. */
  gifts: boolean;
}

/** Complete record of a member, without contact data. @param row Row within the volunteer’s scope. */
export async function memberRecord(
  services: Services,
  { scope, gifts }: Reading,
  row: MemberTable,
): Promise<Member> {
  const { database, now } = services;
  const key = row.email_key;
  const jobs = await jobsWithEmail(database, key);
  const [line] = await memberRows(services, [row]);
  if (!line) throw new Error('A member has a row.');
  const contact = contactOf({ kind: 'member', row });
  const leaving = await leavingOf(database, key);
  return {
    ...line,
    version: row.version,
    card: cardOf(row),
    facts: factsOf(row),
    consents: myConsents.map((name) => ({
      name,
      isGiven: name === 'contact' ? jobs.some((job) => job.show_contact === 1) : allows(row, name),
      since: consentSince(row, name) ?? null,
      how: consentHow(row, name),
    })),
    contact: (['email', 'phone', 'address'] as const).filter((part) => contact[part] !== ''),
    part: await partOf(services, jobs, key),
    gifts: gifts ? await giftsOf(database, key) : null,
    history: await historyOf(database, row),
    duplicates: await duplicatesOf(database, scope, row),
    merged: await mergesInto(database, row.id, now()),
    mergedInto: (await visibleMergeTargets(database, scope, [row])).get(row.id),
    sharing: (await othersWithEmail(database, row)).length,
    unreachable: line.marks.includes('unreachable'),
    leaving: leaving ? new Date(leaving.due_at).toISOString() : null,
  };
}
