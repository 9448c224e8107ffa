import { findProgram } from '@banyan/api/contract';
import { shownLine } from '@banyan/api/internal';
import type { MemberTable } from '../database/member-tables.ts';

/* Display name of a member. */

export const nameOf = ({ first_name, last_name }: Pick<MemberTable, 'first_name' | 'last_name'>) =>
  shownLine(`${first_name} ${last_name}`).trim();

/** Name of a program; another program as typed. */
export const programName = ({ dept, dept_other }: Pick<MemberTable, 'dept' | 'dept_other'>) =>
  dept === 'Other' && dept_other ? shownLine(dept_other) : (findProgram(dept)?.name ?? dept);
