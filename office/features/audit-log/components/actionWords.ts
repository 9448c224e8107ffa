import { findChapter } from '@banyan/api/contract';
import { roles, type SubjectKind } from '@banyan/api/office';
import { actionsAlone, actionsOnSomething } from '@banyan/api/office/audit-log/audit-actions';
import { grantWords } from '../../../kit/words/grantWords.ts';

/** What of a line of the log its sentence is made of. */
export interface LoggedAction {
  /** Name of who did it. */
  who: string;
  action: string;
  /** Kind and id of what it was done to: `member 01J…`. */
  subject: string;
  /** What people quote of that, where it was sent in or given: `M-7K2Q-9XPD`. */
  ref: string | null;
  /** What it is called: the title of an event, the name of a volunteer. */
  title: string | null;
  detail: string;
  data: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What something is, before what it is called. */
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

/** What is done to whoever is a member, of what is called by one word. */
const doneToMembers: readonly string[] = ['hide', 'unhide', 'links', 'consent'];

type Value = LoggedAction['data'][string] | undefined;

const listed = (value: Value): readonly string[] =>
  value === undefined ? [] : (typeof value === 'object' ? value : [value]).map(String);

/** `reviewer tx-southwest` as it is called elsewhere: "Reviewer, TX/Southwest". */
const roleWordsOf = (given: string): string => {
  const [role, chapter = ''] = given.split(' ');
  const known = roles.find((one) => one === role);
  return known ? grantWords({ role: known, chapter: findChapter(chapter)?.id ?? null }) : given;
};

/** Settings, by the names of their fields; a field of any other name is a kind of letter that has words of the association's own. */
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

/** Ids of rows tell a reader nothing. */
const isId = (text: string) => /^(?:into )?[0-9A-HJKMNP-TV-Z]{26}$/.test(text);

/** How many emails an action scheduled or withdrew. */
const emailWords = (value: Value): string => {
  if (typeof value !== 'number' || value === 0) return '';
  return value === 1 ? '1 email' : `${value} emails`;
};

/** A sentence around what it is about, which is empty where it is about nothing that could be opened. */
export interface ActionWords {
  before: string;
  /** What it is called. */
  about: string;
  after: string;
}

const isIn = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  name in words;

/** Action as a sentence: "Kiran declined the job J-7K2Q-9XPD: spam." An action without words of its own is called by its name. */
export function actionWords({ who, action, subject, ref, title, detail, data }: LoggedAction): ActionWords {
  const fields = listed(data.fields).map((field) => fieldWords(action, field));
  const more = [
    isId(detail) ? '' : detail,
    listed(data.roles).map(roleWordsOf).join('; '),
    fields.join(', ').replaceAll('_', ' '),
    emailWords(data.emails ?? data.letters),
  ]
    .filter(Boolean)
    .join('; ');
  const after = `${more ? `: ${more}` : ''}.`;
  if (isIn(actionsAlone, action)) return { before: `${who} ${actionsAlone[action]}`, about: '', after };
  const did = `${who} ${isIn(actionsOnSomething, action) ? actionsOnSomething[action] : action}`;
  const about = ref ?? title;
  const [kind = ''] = subject.split(' ');
  // Who is a member asked for it once, and is called so no longer.
  const isOfMember = action.startsWith('member ') || doneToMembers.includes(action);
  const called = kind === 'member' && isOfMember ? kind : isIn(kinds, kind) ? kinds[kind] : '';
  if (about === null)
    return { before: `${did} ${called === kind || !called ? `the ${kind}` : called}`, about: '', after };
  return { before: called ? `${did} ${called} ` : `${did} `, about, after };
}
