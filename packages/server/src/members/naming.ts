import { findProgram, findState, states } from '@banyan/api/contract';
import { shownLine } from '@banyan/api/internal';
import type { MemberTable } from '../database/member-tables.ts';

/* Of a member's row, what people read. */

export const nameOf = ({ first_name, last_name }: Pick<MemberTable, 'first_name' | 'last_name'>) =>
  shownLine(`${first_name} ${last_name}`).trim();

/** A state as it is called, else as somebody typed it. */
export function stateName(typed: string): string {
  const code = findState(typed);
  return code ? states[code] : typed;
}

/** A program as it is called; another one as it was typed. */
export const programName = ({ dept, dept_other }: Pick<MemberTable, 'dept' | 'dept_other'>) =>
  dept === 'Other' && dept_other ? shownLine(dept_other) : (findProgram(dept)?.name ?? dept);
