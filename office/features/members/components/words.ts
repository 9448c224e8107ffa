import { chapters, chaptersOfState } from '@banyan/api/contract';
import type {
  Member,
  MemberColumn,
  MemberConsent,
  MemberPart,
  MemberRow,
  MemberStatus,
  MergeField,
  memberOrders,
} from '@banyan/api/office';
import type { Mark } from '../../../kit/DataTable/DataTable.tsx';
import { dayWords } from '../../../kit/words/times.ts';

/** Count with its noun: "1 member", "3,127 members". */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

/** Number of hidden members that a search in the directory leaves out: "1 hidden member matches". */
export const hiddenWords = (count: number): string =>
  `${counted(count, 'hidden member')} ${count === 1 ? 'matches' : 'match'}`;

/** Name of each status of an entry. */
export const statusNames: Readonly<Record<MemberStatus, string>> = {
  shown: 'In the directory',
  hidden: 'Hidden',
  waiting: 'Waiting',
  merged: 'Merged',
  'turned-down': 'Declined',
};

/** Status of an entry with its date: "In the directory since Oct 12, 2026". */
export function statusWords({ status, since }: Pick<MemberRow, 'status' | 'since'>, now: number): string {
  if (since === null) return statusNames[status];
  const day = dayWords(since) === dayWords(now) ? 'today' : dayWords(since);
  if (status === 'shown') return `In the directory since ${day}`;
  return status === 'hidden' ? `Hidden, a member since ${day}` : `${statusNames[status]}, asked ${day}`;
}

/** Main facts of a member in one line: "1987 Civil Engineering, Fremont, California". */
export const factsLine = ({
  year,
  program,
  city,
  state,
}: Pick<MemberRow, 'year' | 'program' | 'city' | 'state'>) =>
  [`${year} ${program}`, city, state].filter(Boolean).join(', ');

const dayMs = 24 * 3_600_000;

/** Maximum number of marks in a row. */
const mostMarks = 2;

/** Marks of a member, most important first. Being imported is no mark of its own, because one import adds thousands of members. */
export function marksOf({ status, since, newsletter, marks }: MemberRow, now: number): readonly Mark[] {
  const isImported = marks.includes('imported');
  const isNew = status === 'shown' && !isImported && since !== null && now - Date.parse(since) < dayMs;
  const found: readonly (Mark | false)[] = [
    status !== 'shown' && { words: statusNames[status], tone: 'line' },
    marks.includes('leaving') && { words: 'Will be deleted', tone: 'warning' },
    marks.includes('unreachable') && { words: 'Unreachable', tone: 'warning' },
    marks.includes('correction') && { words: 'Correction pending', tone: 'standard' },
    isNew && { words: 'New today', tone: 'standard' },
    marks.includes('mentor') && { words: 'Mentor', tone: 'line' },
  ];
  const marked = found.filter((mark) => mark !== false).slice(0, mostMarks);
  const isLeftOut = status === 'shown' && !newsletter && !isImported;
  return marked.length === 0 && isLeftOut ? [{ words: 'No newsletter', tone: 'line' }] : marked;
}

/** Name of each consent. */
export const consentNames: Readonly<Record<MemberConsent['name'], string>> = {
  company: 'Company',
  state: 'State',
  photo: 'Photo',
  newsletter: 'Newsletter',
  contact: 'Email on jobs',
};

const answers: Readonly<Record<MemberConsent['name'], readonly [yes: string, no: string]>> = {
  company: ['Shown', 'Not shown'],
  state: ['Shown', 'Not shown'],
  photo: ['Shown', 'Not shown'],
  newsletter: ['Yes', 'No'],
  contact: ['Shown', 'Not shown'],
};

/** Answer of a member: "Shown", "Not shown", "Never asked". */
export const answerWords = ({ name, isGiven, since, how }: MemberConsent): string => {
  if (isGiven) return answers[name][0];
  return since === null && how === null ? 'Never asked' : answers[name][1];
};

const hows: Readonly<Record<NonNullable<MemberConsent['how']>, string>> = {
  form: 'form',
  asked: 'their own page',
  imported: 'a member import',
  office: 'a volunteer',
};

/** Date and way of an answer: "Oct 6, 2026, form". */
export const sinceWords = ({ since, how }: Pick<MemberConsent, 'since' | 'how'>): string =>
  [since !== null && dayWords(since), how !== null && hows[how]].filter(Boolean).join(', ') || 'no date';

/** Home of a member with the chapters it belongs to: "Fremont, California: Bay Area and Southern California". */
export function livesInWords({ city, state }: Pick<Member, 'city' | 'state'>): string {
  const place = [city, state].filter(Boolean).join(', ');
  const names = chaptersOfState(state).flatMap((id) => chapters.find((one) => one.id === id)?.name ?? []);
  return [place, names.join(' and ')].filter(Boolean).join(': ') || 'not given';
}

/** Name of each state of a registration, story or job. */
export const partWords: Readonly<Record<MemberPart['state'], string>> = {
  confirmed: 'registered',
  arrived: 'checked in',
  held: 'going, not confirmed',
  offered: 'offered a seat',
  waiting: 'on the waitlist',
  released: 'canceled',
  asked: 'asked',
  'turned-down': 'declined',
  published: 'on the site',
  over: 'over',
  'taken-down': 'removed',
};

/** Name of each kind of item. */
export const partKinds: Readonly<Record<MemberPart['kind'], string>> = {
  event: 'Event',
  story: 'Story',
  job: 'Job',
};

/** Names of the sort orders, on a chip and in a sentence. */
export const orderNames = {
  name: { chip: 'By name', words: 'by name' },
  newest: { chip: 'Newest first', words: 'newest first' },
  year: { chip: 'By year', words: 'by year' },
} as const satisfies Readonly<Record<(typeof memberOrders)[number], { chip: string; words: string }>>;

/** Names of the columns of an export. */
export const columnNames: Readonly<Record<MemberColumn, string>> = {
  reference: 'Reference',
  first_name: 'First name',
  last_name: 'Last name',
  year: 'Year',
  program: 'Program',
  company: 'Company',
  linkedin: 'Profile',
  city: 'City',
  state: 'State',
  status: 'Status',
  since: 'Since',
  newsletter: 'Newsletter',
  mentorship: 'Would mentor',
  email: 'Email',
  phone: 'Phone',
  street1: 'Street',
  street2: 'Second line',
  zip: 'ZIP',
};

/** Names of the fields that can be taken from a merged entry. */
export const mergeNames: Readonly<Record<MergeField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  year: 'Graduation year',
  program: 'Program',
  linkedIn: 'Professional profile',
  company: 'Company',
  city: 'City',
  state: 'State',
  photo: 'Photo',
  mentorship: 'Would mentor',
  email: 'Email',
  phone: 'Phone',
  address: 'Street',
};
