/** What of a line of the log its sentence is made of. */
export interface Deed {
  /** Name of who did it. */
  who: string;
  action: string;
  /** Kind and id of what it was done to: `member 01J…`. */
  subject: string;
  detail: string;
  data: Readonly<Record<string, string | number | readonly string[]>>;
}

/** What somebody did to what it was about. */
const toSomething: Readonly<Record<string, string>> = {
  approve: 'approved',
  reject: 'turned down',
  undo: 'took back a decision about',
  ask: 'asked about',
  'undo ask': 'took back a question about',
  'look at contact': 'looked at how to reach',
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
  correct: 'sent',
  'ask to take down': 'wants to have taken down',
  'event add': 'added',
  'event edit': 'changed',
  'event approve': 'published',
  'event cancel': 'cancelled',
  'event media': 'changed the gallery of',
  'news add': 'added',
  'news draft': 'began',
  'news edit': 'changed',
  'news publish': 'published',
  'news restore': 'put back',
  'news remove': 'removed',
  'invite again': 'gave a new link to',
  'invitation end': 'ended',
  grants: 'changed what may be done by',
  end: 'took out',
};

/** What somebody did, where nothing else is to be said. */
const alone: Readonly<Record<string, string>> = {
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
  leave: 'asked to be deleted in a week',
  stay: 'asked not to be deleted after all',
  forget: 'had a person forgotten',
  import: 'imported members',
  'samples remove': 'removed the samples',
};

const listed = (value: Deed['data'][string] | undefined): string =>
  value === undefined ? '' : (typeof value === 'object' ? value : [value]).join(', ');

/** A deed as a sentence: "Kiran turned down member 01J…: spam." Of what nobody has put into words the names are said. */
export function deedWords({ who, action, subject, detail, data }: Deed): string {
  const more = [detail, listed(data.roles), listed(data.fields)].filter(Boolean).join('; ');
  const tail = more ? `: ${more}` : '';
  const own = alone[action];
  if (own !== undefined) return `${who} ${own}${tail}.`;
  if (action === 'invite') return `${who} invited somebody${tail}.`;
  return `${who} ${toSomething[action] ?? action} ${subject}${tail}.`;
}
