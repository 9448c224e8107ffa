import { findChapter } from '@banyan/api/contract';
import { roles, type SubjectKind } from '@banyan/api/office';
import { actionsAlone, actionsOnSomething } from '@banyan/api/office/audit-log/audit-actions';
import { grantWords } from '../../../kit/words/grantWords.ts';

/** Fields of a log line that its sentence is made of. */
export interface LoggedAction {
  /** Name of the person who did it. */
  who: string;
  action: string;
  /** Kind and id of the subject: `member 01J…`. */
  subject: string;
  /** Public reference of a subject that was submitted or donated: `M-7K2Q-9XPD`. */
  ref: string | null;
  /** Title of an event, name of a volunteer. */
  title: string | null;
  detail: string;
  data: Readonly<Record<string, string | number | readonly string[]>>;
}

/** Nouns for the kinds of subject, placed before the title or reference. */
const kinds: Partial<Record<SubjectKind, string>> = {
  member: 'the membership request',
  correction: 'the correction',
  story: 'the story',
  job: 'the job',
  message: 'the message',
  gift: 'the gift',
  event: 'the event',
  news: 'the news',
  mailing: 'the campaign',
  roll: 'the member import',
};

/** Single-word actions whose subject is a member, not a membership request. */
const doneToMembers: readonly string[] = ['hide', 'unhide', 'links', 'consent'];

type Value = LoggedAction['data'][string] | undefined;

const listed = (value: Value): readonly string[] =>
  value === undefined ? [] : (typeof value === 'object' ? value : [value]).map(String);

/** Formats a grant such as `reviewer tx-southwest` as "Reviewer, TX/Southwest". */
const roleWordsOf = (given: string): string => {
  const [role, chapter = ''] = given.split(' ');
  const known = roles.find((one) => one === role);
  return known ? grantWords({ role: known, chapter: findChapter(chapter)?.id ?? null }) : given;
};

/** Names of the settings fields; any other field is a kind of email with the association’s own text. */
const settings: Readonly<Record<string, string>> = {
  holdMinutes: 'send delay',
  sites: 'chapter sites',
  signature: 'signature',
  'postal-address': 'postal address',
  digest: 'digest',
  secondYes: 'two-person approval',
};

const fieldWords = (action: string, field: string): string =>
  action === 'settings' ? (settings[field] ?? `text of the email “${field.replaceAll('-', ' ')}”`) : field;

/** True for row ids, which mean nothing to a reader. */
const isId = (text: string) => /^(?:into )?[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** Number of scheduled or withdrawn emails in words; empty for none. */
const emailWords = (value: Value): string => {
  if (typeof value !== 'number' || value === 0) return '';
  return value === 1 ? '1 email' : `${value} emails`;
};

/** Sentence split around its subject. `about` is empty if the subject cannot be opened. */
export interface ActionWords {
  before: string;
  /** Title or reference of the subject. */
  about: string;
  after: string;
}

const isIn = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  name in words;

/** Action as a sentence: "Kiran declined the job J-7K2Q-9XPD: spam." An action without its own phrase appears by its name. */
export function actionWords({ who, action, subject, ref, title, detail, data }: LoggedAction): ActionWords {
  const fields = listed(data.fields).map((field) => fieldWords(action, field));
  const more = [
    isId(detail) ? '' : detail,
    listed(data.roles).map(roleWordsOf).join('; '),
    fields.join(', ').replaceAll('_', ' '),
    // Older lines of the log say `letters`.
    emailWords(data.emails ?? data.letters),
  ]
    .filter(Boolean)
    .join('; ');
  const after = `${more ? `: ${more}` : ''}.`;
  if (isIn(actionsAlone, action)) return { before: `${who} ${actionsAlone[action]}`, about: '', after };
  const did = `${who} ${isIn(actionsOnSomething, action) ? actionsOnSomething[action] : action}`;
  const about = ref ?? title;
  const [kind = ''] = subject.split(' ');
  // A member began as a membership request, but is no longer called one.
  const isOfMember = action.startsWith('member ') || doneToMembers.includes(action);
  const called = kind === 'member' && isOfMember ? kind : isIn(kinds, kind) ? kinds[kind] : '';
  if (about === null)
    return { before: `${did} ${called === kind || !called ? `the ${kind}` : called}`, about: '', after };
  return { before: called ? `${did} ${called} ` : `${did} `, about, after };
}
