import { findProgram, stateName } from '@banyan/api/contract';
import type { MemberTable } from '../database/member-tables.ts';
import { changesOf } from '../members/corrections.ts';
import { nameOf } from '../members/naming.ts';
import type { Submission } from './submissions.ts';

/* Texts about submissions that contain no contact data, so that any reviewer may see them. */

/** Name of the sender. */
export function senderOf(submission: Submission): string {
  const { kind, row } = submission;
  if (kind === 'story') return row.name;
  if (kind === 'job') return row.poster_name;
  return nameOf(kind === 'correction' ? submission.member : row);
}

/** Name of the person, or the title of a story or job. */
export const titleOf = (submission: Submission): string =>
  submission.kind === 'story' || submission.kind === 'job' ? submission.row.title : senderOf(submission);

const programOf = ({ dept, dept_other }: Pick<MemberTable, 'dept' | 'dept_other'>) =>
  dept_other || (findProgram(dept)?.code ?? dept).replaceAll('-', ' ');

/** Facts for deciding about a membership request: `1987 Civil`, `California`. */
export const memberFacts = (row: Pick<MemberTable, 'year' | 'dept' | 'dept_other' | 'state'>): string[] =>
  [`${row.year} ${programOf(row)}`, stateName(row.state)].filter((fact) => fact !== '');

const columns: Readonly<Record<string, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  year: 'Graduation year',
  dept: 'Program',
  dept_other: 'Which program',
  linkedin_url: 'Professional profile',
  company: 'Company',
  public_company: 'Company is shown',
  state: 'State',
  public_state: 'State is shown',
  phone: 'Phone',
  street1: 'Street',
  street2: 'Apartment, suite, floor',
  city: 'City',
  zip: 'ZIP',
};

/** Contact data: a change of it is reported without the new value. */
const contactColumns: readonly string[] = ['phone', 'street1', 'street2', 'zip'];

/** Changes of a correction, with current and new values. */
export const changesShown = ({ row, member }: Submission & { kind: 'correction' }) =>
  changesOf(row, member).map(({ column, from, to }) => ({
    label: columns[column] ?? column,
    ...(contactColumns.includes(column) ? { from: '', to: '' } : shownChange(column, from, to)),
  }));

const shownChange = (column: string, from: string, to: string) =>
  column === 'state' ? { from: stateName(from), to: stateName(to) } : { from, to };

/** Facts for a decision, shortest first. */
export function factsOf(submission: Submission): string[] {
  const { kind, row } = submission;
  if (kind === 'member') return memberFacts(row);
  if (kind === 'correction') return changesShown(submission).map(({ label }) => label);
  if (kind === 'story') return [row.category];
  return kind === 'job' ? [row.company, row.location] : [];
}
