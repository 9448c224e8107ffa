import { findChapter } from '@banyan/api/contract';
import { type DeedAction, roles, type SubjectKind } from '@banyan/api/office';
import { grantWords } from '../../../kit/words/grantWords.ts';

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
  reject: 'declined',
  undo: 'undid a decision about',
  ask: 'asked about',
  'undo ask': 'withdrew a question about',
  reply: 'replied to',
  'undo reply': 'withdrew a reply to',
  'look at contact': 'viewed the contact info of the sender of',
  'take down': 'removed',
  'put back': 'put back',
  mend: 'edited',
  hide: 'hid',
  unhide: 'showed again',
  expire: 'removed',
  renew: 'renewed',
  merge: 'merged',
  links: 'sent links to',
  consent: 'changed the consents of',
  'member save': 'edited',
  'member contact': 'changed the contact info of',
  'member merge': 'merged another entry into',
  'member unmerge': 'undid the merge of',
  'roll commit': 'imported',
  'roll undo': 'undid',
  correct: 'sent',
  'ask to take down': 'asked to remove',
  'registrations remove': 'canceled registrations of',
  'letter send': 'sent an email right away:',
  'letter drop': 'canceled an email:',
  'mailing add': 'began',
  'mailing edit': 'changed',
  'mailing copy': 'copied a campaign to',
  'mailing remove': 'deleted',
  'mailing send': 'scheduled',
  'mailing ask': 'asked for a second approval of',
  'mailing yes': 'approved, as the second person,',
  'mailing now': 'sent right away',
  'mailing stop': 'stopped',
  'mailing pause': 'paused',
  'mailing resume': 'resumed',
  'mailing resend': 'sent again',
  'event add': 'added',
  'event edit': 'changed',
  'event approve': 'published',
  'event cancel': 'canceled',
  'event media': 'changed the gallery of',
  'event copy': 'copied an event into',
  'event hide': 'unpublished',
  'event uncancel': 'undid the cancellation of',
  'event untell': 'withdrew emails about a change of',
  'event reminder': 'turned on the reminder for',
  'event no reminder': 'turned off the reminder for',
  'event person add': 'registered a guest for',
  'event person cancel': 'canceled a registration for',
  'event person move': 'moved a guest off the waitlist of',
  'event person resend': 'resent a ticket for',
  'event person name': 'corrected the name of a guest of',
  'event people export': 'exported the guest list of',
  'event walk-in': 'checked in a walk-in at',
  'door pass': 'made a check-in pass for',
  'door pass end': 'ended the check-in passes for',
  'door open': 'started check-in at',
  'news add': 'added',
  'news draft': 'began',
  'news edit': 'changed',
  'news publish': 'published',
  'news restore': 'put back',
  'news remove': 'removed',
  refund: 'refunded',
  'refund wait': 'asked to refund',
  'refund yes': 'approved, as the second person, a refund of',
  'refund drop': 'canceled a refund of',
  'gift record': 'recorded',
  'gift unrecord': 'undid the record of',
  'gift receipt': 'sent a receipt for',
  'invite again': 'sent a new invitation to',
  'invitation end': 'ended',
  grants: 'changed the permissions of',
  end: 'removed',
} as const satisfies Partial<Record<DeedAction, string>>;

/** What somebody did, where nothing else is to be said. */
const alone: Readonly<Record<Exclude<DeedAction, keyof typeof toSomething>, string>> = {
  join: 'joined the Office',
  'sign in': 'signed in',
  'sign out': 'signed out',
  'passkey add': 'added a passkey',
  'passkey remove': 'removed one of their passkeys',
  'passkey counted backwards': 'signed in with a passkey that may have been copied',
  codes: 'made new recovery codes',
  'session end': 'ended another of their sessions',
  recover: 'replaced a lost passkey',
  'recovery code used': 'used a recovery code',
  'recovery link used': 'opened the link for a lost passkey',
  save: 'changed their preferences',
  'graduates add': 'added to the alumni register',
  'graduates replace': 'replaced the alumni register',
  'graduates remove': 'removed the alumni register',
  leave: 'asked to be deleted',
  stay: 'canceled their deletion',
  'email ask': 'asked to change their email',
  'email stop': 'kept their email',
  'email change': 'changed their email',
  settings: 'changed the settings',
  'copy make': 'made a backup',
  'log export': 'exported the log',
  'member export': 'exported members',
  'gift export': 'exported gifts',
  'statements export': 'exported a year’s statements',
  'statements mail': 'emailed a year’s statements',
  'statements undo': 'withdrew a year’s statements',
  'save reason': 'saved a reason',
  'remove reason': 'removed a saved reason',
  forget: 'erased a person’s data',
  import: 'imported members',
  'samples remove': 'removed the sample data',
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
  mailing: 'the campaign',
  roll: 'the member import',
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

/** How many letters a deed wrote, or took back. */
const lettersWords = (value: Value): string => {
  if (typeof value !== 'number' || value === 0) return '';
  return value === 1 ? '1 email' : `${value} emails`;
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
    isId(detail) ? '' : detail,
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
  const [kind = ''] = subject.split(' ');
  // Who is a member asked for it once, and is called so no longer.
  const isOfMember = action.startsWith('member ') || doneToMembers.includes(action);
  const called = kind === 'member' && isOfMember ? kind : isIn(kinds, kind) ? kinds[kind] : '';
  if (about === null)
    return { before: `${did} ${called === kind || !called ? `the ${kind}` : called}`, about: '', after };
  return { before: called ? `${did} ${called} ` : `${did} `, about, after };
}
