import type { QueueRow, Submission, SubmissionKind } from '@banyan/api/office';
import { dayWords, whenWords } from '../../../kit/words/times.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Names of each kind: singular, plural, and the label of a request. */
export const kindWords: Readonly<Record<SubmissionKind, { one: string; many: string; asked: string }>> = {
  member: { one: 'Member', many: 'members', asked: 'Membership' },
  correction: { one: 'Correction', many: 'corrections', asked: 'Correction' },
  story: { one: 'Story', many: 'stories', asked: 'Story' },
  job: { one: 'Job', many: 'jobs', asked: 'Job' },
  message: { one: 'Message', many: 'messages', asked: 'Message' },
};

/** Labels of the tabs by kind. */
export const kindTabs: Readonly<Record<SubmissionKind, string>> = {
  member: 'Members',
  correction: 'Corrections',
  story: 'Stories',
  job: 'Jobs',
  message: 'Messages',
};

/** Age of something that is waiting: "12 min", "40 h", "6 d". */
export function ageWords(at: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(at));
  if (gone < minuteMs) return 'now';
  if (gone < hourMs) return `${Math.floor(gone / minuteMs)} min`;
  return gone < 2 * dayMs ? `${Math.floor(gone / hourMs)} h` : `${Math.floor(gone / dayMs)} d`;
}

/** Age of a decision: "Decided 12 min ago". */
export function decidedAgoWords(at: string, now: number): string {
  const age = ageWords(at, now);
  return age === 'now' ? 'Decided just now' : `Decided ${age} ago`;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

/** Name of a person, or the title of a story or a job. */
export function titleOf(item: Submission): string {
  if (item.kind === 'story') return item.story.title;
  return item.kind === 'job' ? item.job.title : item.name;
}

/** Date and age of a submission: "Sent Oct 6, 2026, 6 days ago". */
export function sentWords(at: string, now: number): string {
  const gone = Math.max(0, now - Date.parse(at));
  if (gone < minuteMs) return `Sent ${dayWords(at)}, just now`;
  const ago =
    gone < hourMs
      ? count(Math.floor(gone / minuteMs), 'minute', 'minutes')
      : gone < 2 * dayMs
        ? count(Math.floor(gone / hourMs), 'hour', 'hours')
        : count(Math.floor(gone / dayMs), 'day', 'days');
  return `Sent ${dayWords(at)}, ${ago} ago`;
}

/** Formats a category as the site names it: `social-impact` becomes "Social impact". */
const asNamed = (category: string) =>
  `${category.charAt(0).toUpperCase()}${category.slice(1).replaceAll('-', ' ')}`;

const matchWords: Readonly<Record<NonNullable<QueueRow['match']>, string>> = {
  clear: 'in the alumni register',
  unclear: 'perhaps in the alumni register',
  none: 'not in the alumni register',
};

/** Key facts of a row: "Member, 1987 Civil, California", "Story, Social impact". */
export const rowWords = ({ kind, facts, match }: Pick<QueueRow, 'kind' | 'facts' | 'match'>): string =>
  [
    kindWords[kind].one,
    ...(kind === 'story' ? facts.map(asNamed) : facts),
    ...(match ? [matchWords[match]] : []),
  ].join(', ');

type Decided = NonNullable<QueueRow['decided']>;

const outcomes: Readonly<Record<Decided['as'], string>> = {
  approved: 'Approved',
  rejected: 'Declined',
  handled: 'Done',
  merged: 'Merged',
};

const decidedVerbs: Readonly<Record<Decided['as'], string>> = {
  approved: 'approved this',
  rejected: 'declined this',
  handled: 'marked this as done',
  merged: 'merged this',
};

/** Sentence that names who decided: "Kiran declined this at 8:12 PM.", "Kiran merged this into Sunita Bakul at 8:12 PM." */
export const decidedWords = ({ by, at, as }: Decided, now: number, mergedInto?: { name: string }): string =>
  `${by} ${decidedVerbs[as]}${mergedInto ? ` into ${mergedInto.name}` : ''} ${whenWords(at, now)}.`;

/** Outcome of a decision in a row: "Approved by Kiran", "Merged into Sunita Bakul by Kiran". */
export const outcomeWords = ({
  kind,
  decided,
  mergedInto,
}: Pick<QueueRow, 'kind' | 'decided' | 'mergedInto'>): string => {
  if (!decided) return '';
  const outcome = outcomes[decided.as];
  const into = mergedInto ? ` into ${mergedInto.name}` : '';
  const said = kind === 'message' && decided.as === 'rejected' ? 'Archived' : `${outcome}${into}`;
  return decided.by ? `${said} by ${decided.by}` : said;
};

/** Possible decisions about a submission. */
export type Decision = 'approve' | 'reject';

/** Verbs of the two decisions by kind, for buttons before a name or a number. */
export const decisionWords: Readonly<Record<SubmissionKind, Record<Decision, string>>> = {
  member: { approve: 'Approve', reject: 'Decline' },
  correction: { approve: 'Accept changes', reject: 'Decline' },
  story: { approve: 'Approve', reject: 'Decline' },
  job: { approve: 'Approve', reject: 'Decline' },
  message: { approve: 'Mark as done', reject: 'Archive' },
};

const approvedWords: Readonly<Record<SubmissionKind, (title: string) => string>> = {
  member: (title) => `${title} is approved and in the directory.`,
  correction: (title) => `The changes of ${title} are accepted.`,
  story: (title) => `“${title}” is approved and on the site.`,
  job: (title) => `“${title}” is approved and on the board.`,
  message: (title) => `The message “${title}” is done.`,
};

const rejectedWords: Readonly<Record<SubmissionKind, (title: string) => string>> = {
  member: (title) => `${title} is declined.`,
  correction: (title) => `The changes of ${title} are declined.`,
  story: (title) => `“${title}” is declined.`,
  job: (title) => `“${title}” is declined.`,
  message: (title) => `The message “${title}” is archived.`,
};

/** Confirmation of a decision: "Sunita Bakul is approved and in the directory." */
export const doneWords = ({ kind, title }: Pick<QueueRow, 'kind' | 'title'>, as: Decision): string =>
  (as === 'approve' ? approvedWords : rejectedWords)[kind](title);

/** Count with its noun if all are of one kind: "11 members", else "11". */
export function countWords(kinds: readonly SubmissionKind[]): string {
  const [first] = kinds;
  if (first === undefined || kinds.some((kind) => kind !== first)) return `${kinds.length}`;
  return count(kinds.length, kindWords[first].one.toLowerCase(), kindWords[first].many);
}

/** Label of a button for several submissions: "Approve 11 members", or "Approve 11" for mixed kinds. */
export function bulkWords(kinds: readonly SubmissionKind[], as: Decision): string {
  const allMessages = kinds.every((kind) => kind === 'message');
  if (allMessages && as === 'approve') return `Mark ${countWords(kinds)} as done`;
  return `${decisionWords[allMessages ? 'message' : 'member'][as]} ${countWords(kinds)}`;
}

const happenings: Readonly<Record<Submission['history'][number]['what'], string>> = {
  asked: 'asked',
  answered: 'answered',
  replied: 'replied',
  approved: 'approved this',
  rejected: 'declined this',
  handled: 'marked this as done',
  merged: 'merged this',
  'taken back': 'undid the decision',
  'sent now': 'sent the email right away',
  noted: 'noted',
};

/** Entry of the history: "Kiran asked: “Under which name did you graduate?”" */
export function happeningWords({ who, what, text }: Submission['history'][number], sender: string): string {
  const said = `${who || sender} ${happenings[what]}`;
  if (what === 'merged' && text) return `${said} into the entry of ${text}.`;
  return text ? `${said}: “${text}”` : `${said}.`;
}

/** First name, used to address a person. */
export const firstNameOf = (name: string): string => name.split(/\s+/)[0] || name;
