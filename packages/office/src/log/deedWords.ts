import { findChapter } from '@banyan/api/contract';
import { type DeedAction, roles, type SubjectKind } from '@banyan/api/office';
import { grantWords } from '../words/index.ts';

/** What of a line of the log its sentence is made of. */
export interface Deed {
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

/** What somebody did to what it was about. */
const toSomething = {
  approve: 'approved',
  reject: 'turned down',
  undo: 'took back a decision about',
  ask: 'asked about',
  'undo ask': 'took back a question about',
  'look at contact': 'looked at how to reach the sender of',
  'take down': 'took down',
  'put back': 'put back',
  mend: 'mended',
  hide: 'hid',
  unhide: 'showed again',
  expire: 'took down',
  renew: 'renewed',
  merge: 'put together',
  links: 'sent links to',
  consent: 'changed what is allowed of',
  'member save': 'changed the entry of',
  'member contact': 'changed how to reach',
  'member merge': 'put another entry into',
  'member unmerge': 'took another entry out of',
  'roll commit': 'brought in',
  'roll undo': 'took back',
  correct: 'sent',
  'ask to take down': 'wants to have taken down',
  'registrations remove': 'freed seats of',
  'letter send': 'had a letter tried at once:',
  'letter drop': 'gave up a letter:',
  'mailing add': 'began',
  'mailing edit': 'changed',
  'mailing copy': 'began a copy,',
  'mailing remove': 'threw away',
  'mailing send': 'had sent',
  'mailing ask': 'asked for a second yes to',
  'mailing yes': 'said the second yes to',
  'mailing stop': 'stopped',
  'mailing pause': 'paused',
  'mailing resume': 'let go on',
  'mailing resend': 'had sent again',
  'event add': 'added',
  'event edit': 'changed',
  'event approve': 'published',
  'event cancel': 'canceled',
  'event media': 'changed the gallery of',
  'event copy': 'copied an event into',
  'event hide': 'made a draft of',
  'event uncancel': 'took back the cancellation of',
  'event untell': 'took back letters about a change of',
  'event reminder': 'switched on the reminder of',
  'event no reminder': 'switched off the reminder of',
  'event person add': 'registered somebody for',
  'event person cancel': 'freed a seat of',
  'event person move': 'gave somebody who waited a seat of',
  'event people export': 'took along as a file who comes to',
  'event walk-in': 'let somebody in who was not on the list of',
  'door pass': 'made a pass for the door of',
  'door pass end': 'ended the passes for the door of',
  'door open': 'came to the door of',
  'news add': 'added',
  'news draft': 'began',
  'news edit': 'changed',
  'news publish': 'published',
  'news restore': 'put back',
  'news remove': 'removed',
  refund: 'gave back money of',
  'refund wait': 'wants to give back money of',
  'refund yes': 'said the second yes to a refund of',
  'refund drop': 'gave up a refund of',
  'gift record': 'recorded',
  'gift unrecord': 'took back the record of',
  'gift receipt': 'sent a receipt for',
  'invite again': 'gave a new link to',
  'invitation end': 'ended',
  grants: 'changed what may be done by',
  end: 'took out',
} as const satisfies Partial<Record<DeedAction, string>>;

/** What somebody did, where nothing else is to be said. */
const alone: Readonly<Record<Exclude<DeedAction, keyof typeof toSomething>, string>> = {
  join: 'joined the Office',
  'sign in': 'signed in',
  'sign out': 'signed out',
  'passkey add': 'made another passkey',
  'passkey remove': 'removed a passkey of theirs',
  'passkey counted backwards': 'signed in with a passkey that may have been copied',
  codes: 'made new recovery codes',
  'session end': 'ended another session of theirs',
  recover: 'made a passkey instead of a lost one',
  'recovery code used': 'used a recovery code',
  'recovery link used': 'opened the link for a lost passkey',
  save: 'changed what is their own',
  'graduates add': 'added to the roll of graduates',
  'graduates replace': 'replaced the roll of graduates',
  'graduates remove': 'removed the roll of graduates',
  leave: 'asked to be deleted in a week',
  stay: 'asked not to be deleted after all',
  'email ask': 'asked for another e-mail',
  'email stop': 'kept their e-mail after all',
  'email change': 'goes on with another e-mail',
  settings: 'changed the settings',
  'copy make': 'made a copy of the data',
  'log export': 'took the log along as a file',
  'member export': 'took members along as a file',
  'gift export': 'took gifts along as a file',
  'statements export': 'took statements of a year along as a file',
  'statements mail': 'sent statements of a year',
  'statements undo': 'took back statements of a year',
  'save reason': 'saved a reason',
  'remove reason': 'removed a saved reason',
  forget: 'had a person forgotten',
  import: 'imported members',
  'samples remove': 'removed the samples',
  'view add': 'saved a view',
  'view remove': 'removed a saved view',
  invite: 'invited somebody',
};

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
  mailing: 'the letter',
  roll: 'the roll',
};

/** What is done to whoever is a member, of what is called by one word. */
const doneToMembers: readonly string[] = ['hide', 'unhide', 'links', 'consent'];

type Value = Deed['data'][string] | undefined;

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
  holdMinutes: 'hold of letters',
  sites: 'chapters’ sites',
  signature: 'signature',
  'postal-address': 'postal address',
  digest: 'digest',
  secondYes: 'second yes',
};

const fieldWords = (action: string, field: string): string =>
  action === 'settings' ? (settings[field] ?? `words for the letter “${field.replaceAll('-', ' ')}”`) : field;

/** How many letters a deed wrote, or took back. */
const lettersWords = (value: Value): string => {
  if (typeof value !== 'number' || value === 0) return '';
  return value === 1 ? '1 letter' : `${value} letters`;
};

/** A sentence around what it is about, which is empty where it is about nothing that could be opened. */
export interface DeedWords {
  before: string;
  /** What it is called. */
  about: string;
  after: string;
}

const isIn = <Words extends object>(words: Words, name: string): name is keyof Words & string =>
  name in words;

/** A deed as a sentence: "Kiran turned down the job J-7K2Q-9XPD: spam." Of what nobody has put into words the names are said. */
export function deedWords({ who, action, subject, ref, title, detail, data }: Deed): DeedWords {
  const fields = listed(data.fields).map((field) => fieldWords(action, field));
  const more = [
    detail,
    listed(data.roles).map(roleWordsOf).join('; '),
    fields.join(', ').replaceAll('_', ' '),
    lettersWords(data.letters),
  ]
    .filter(Boolean)
    .join('; ');
  const after = `${more ? `: ${more}` : ''}.`;
  if (isIn(alone, action)) return { before: `${who} ${alone[action]}`, about: '', after };
  const did = `${who} ${isIn(toSomething, action) ? toSomething[action] : action}`;
  const about = ref ?? title;
  if (about === null) return { before: `${did} ${subject}`, about: '', after };
  const [kind = ''] = subject.split(' ');
  // Who is a member asked for it once, and is called so no longer.
  const isOfMember = action.startsWith('member ') || doneToMembers.includes(action);
  const called = kind === 'member' && isOfMember ? kind : isIn(kinds, kind) ? kinds[kind] : '';
  return { before: called ? `${did} ${called} ` : `${did} `, about, after };
}
