import { stateName } from '@banyan/api/contract';
import type { Duplicate, Submission as Whole } from '@banyan/api/office';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import type { MemberTable } from '../database/member-tables.ts';
import { jobOf } from '../jobs/rows.ts';
import { correctedMember } from '../members/corrections.ts';
import { cardOf } from '../members/directory/members-at.ts';
import { likelyDuplicates } from '../members/duplicates.ts';
import { mergeTargets } from '../members/merged-requests.ts';
import { nameOf } from '../members/naming.ts';
import { approvedWithEmail } from '../members/same-email.ts';
import { questionsAbout } from '../questions/rows.ts';
import { chapterOfSite } from '../settings/sites.ts';
import { storyOf } from '../stories/rows.ts';
import { askedOf, isAnswered } from './ask.ts';
import { contactOf } from './contact.ts';
import { graduateMatchOf } from './graduate-match.ts';
import { historyOf } from './history.ts';
import { previews } from './previews.ts';
import { isInScope, type ReviewScope, scopeFilter, submissionInScope } from './scope-filter.ts';
import { decidedBy, isWaiting, referenceOf, type Submission, versionOf } from './submissions.ts';
import { changesShown, memberFacts, senderOf } from './words.ts';

const mostDuplicates = 5;

/** Possible duplicates within a scope. */
export async function duplicatesOf(
  database: Database,
  scope: ReviewScope,
  row: MemberTable,
): Promise<Duplicate[]> {
  const isTheirs = await scopeFilter(database, scope);
  const duplicates = await likelyDuplicates(database, row);
  return duplicates
    .filter((duplicate) => isTheirs({ kind: 'member', row: duplicate.row }))
    .slice(0, mostDuplicates)
    .map(({ row: duplicate, because }) => {
      const decided = decidedBy({ kind: 'member', row: duplicate });
      return {
        ref: duplicate.reference,
        name: nameOf(duplicate),
        facts: memberFacts(duplicate),
        state: decided?.as ?? 'waiting',
        decidedAt: duplicate.decided_at,
        because,
      };
    });
}

/** Entries within a scope that requests were merged into, by the id of the request. */
export async function visibleMergeTargets(
  database: Database,
  scope: ReviewScope,
  rows: readonly MemberTable[],
): Promise<ReadonlyMap<string, { ref: string; name: string }>> {
  const targets = await mergeTargets(database, rows);
  if (targets.size === 0) return new Map();
  const isTheirs = await scopeFilter(database, scope);
  return new Map(
    [...targets]
      .filter(([, { entry }]) => isTheirs({ kind: 'member', row: entry }))
      .map(([id, { entry, name }]) => [id, { ref: entry.reference, name }]),
  );
}

/** Other answers of the form, without empty ones. */
const answersOf = (row: MemberTable) =>
  [
    { label: 'Would mentor a younger graduate', text: row.mentorship_interest === 1 ? 'Yes' : '' },
    { label: 'A job to share', text: row.job_posting },
    { label: 'News for the alumni updates', text: row.alumni_update },
    { label: 'A note for the volunteers', text: row.personal_note },
  ].filter(({ text }) => text !== '');

/** Target of a job's link: its host, or the domain of an email address. */
function hostOf(link: string): string {
  const address = URL.parse(link);
  if (address?.protocol === 'mailto:') return address.pathname.slice(address.pathname.lastIndexOf('@') + 1);
  return address?.host ?? '';
}

type Common =
  | 'kind'
  | 'ref'
  | 'sentAt'
  | 'state'
  | 'version'
  | 'name'
  | 'sentFrom'
  | 'decided'
  | 'mergedInto'
  | 'history';
/** Fields that only one kind of submission has. */
type Own = Whole extends infer One
  ? One extends Whole
    ? Omit<One, Exclude<Common, 'kind'> | 'duplicates' | 'emails' | 'canAsk' | 'contact'>
    : never
  : never;

/** Entry with the same email within a scope, into which a request can be merged. */
async function mergesInto(database: Database, scope: ReviewScope, row: MemberTable): Promise<string | null> {
  if (!isWaiting({ kind: 'member', row })) return null;
  const into = await approvedWithEmail(database, row);
  return into && (await isInScope(database, scope, { kind: 'member', row: into })) ? into.reference : null;
}

async function ownOf(
  database: Database,
  scope: ReviewScope,
  submission: Submission,
  photo: string | null,
): Promise<Own> {
  const { kind, row } = submission;
  if (kind === 'member')
    return {
      kind,
      card: cardOf(row),
      livesIn: { city: row.city, state: stateName(row.state) },
      company: { name: row.company, isPublic: row.public_company === 1 },
      answers: answersOf(row),
      mergesInto: await mergesInto(database, scope, row),
      graduateMatch: await graduateMatchOf(database, row),
    };
  if (kind === 'correction')
    return {
      kind,
      card: cardOf(correctedMember(row, submission.member)),
      member: submission.member.reference,
      changes: changesShown(submission),
    };
  if (kind === 'story') return { kind, story: storyOf(row), text: row.story, photo };
  if (kind === 'job')
    return {
      kind,
      job: jobOf(row, row.posted_at ?? row.created_at),
      linkHost: hostOf(row.application_link),
    };
  return { kind, text: row.message };
}

interface Reading {
  config: ServerConfig;
  /** URL of a story's photo, by the story's reference. */
  photoAt: (ref: string) => string;
}

/** Complete submission from the queue within a scope; `undefined` outside of it. */
export async function wholeSubmission(
  database: Database,
  scope: ReviewScope,
  ref: string,
  { config, photoAt }: Reading,
  now: number,
): Promise<Whole | undefined> {
  const submission = await submissionInScope(database, scope, ref);
  if (!submission) return undefined;
  const { kind, row } = submission;
  const questions = await questionsAbout(database, [row.id]);
  const waits: Whole['state'] =
    questions.length === 0 ? 'waiting' : isAnswered(questions) ? 'answered' : 'asked';
  const decided = decidedBy(submission);
  const reference = referenceOf(submission);
  const contact = contactOf(submission);
  const photo = kind === 'story' && row.photo !== '' ? photoAt(reference) : null;
  const own = await ownOf(database, scope, submission, photo);
  const merged = await visibleMergeTargets(database, scope, kind === 'member' ? [row] : []);
  const mergedInto = merged.get(row.id);
  const common = {
    ref: reference,
    sentAt: row.created_at,
    state: decided?.as ?? waits,
    version: versionOf(submission, questions),
    name: senderOf(submission),
    sentFrom: kind === 'member' || kind === 'message' ? await chapterOfSite(database, row.sent_from) : null,
    decided: decided ? { ...decided, reason: decided.as === 'merged' ? '' : (row.reason ?? '') } : null,
    mergedInto,
    duplicates: kind === 'member' ? await duplicatesOf(database, scope, row) : [],
    history: await historyOf(database, submission, questions, mergedInto?.name),
    emails: await previews(database, submission, config, now),
    canAsk: isWaiting(submission) && askedOf(submission) !== undefined,
    contact: (['email', 'phone', 'address'] as const).filter((part) => contact[part] !== ''),
  };
  return { ...common, ...own };
}
