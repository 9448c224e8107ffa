import { stateName } from '@banyan/api/contract';
import { type MemberColumn, memberColumns, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import type { Database } from '@banyan/server/database/database';
import type { MemberTable } from '@banyan/server/database/member-tables';
import { transaction } from '@banyan/server/database/transaction';
import { toCsv } from '@banyan/server/http/csv';
import { HttpError } from '@banyan/server/http/http-error';
import { programName } from '@banyan/server/members/naming';
import { type MembersAsked, membersMatching, statusOf } from '@banyan/server/members/office-list';
import type { Scope } from '@banyan/server/permissions/scope';

/** Maximum number of rows in the file. */
const mostInFile = 100_000;

const yesOrNo = (yes: number) => (yes === 1 ? 'yes' : 'no');

/** Returns the cell of each column. */
const cells: Readonly<Record<MemberColumn, (row: MemberTable) => string | number>> = {
  reference: ({ reference }) => reference,
  first_name: ({ first_name }) => first_name,
  last_name: ({ last_name }) => last_name,
  year: ({ year }) => year,
  program: programName,
  company: ({ company }) => company,
  linkedin: ({ linkedin_url }) => linkedin_url,
  city: ({ city }) => city,
  state: ({ state }) => stateName(state),
  status: statusOf,
  since: ({ status, decided_at, created_at }) => (status === 'approved' && decided_at) || created_at,
  newsletter: ({ newsletter }) => yesOrNo(newsletter),
  mentorship: ({ mentorship_interest }) => yesOrNo(mentorship_interest),
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  street1: ({ street1 }) => street1,
  street2: ({ street2 }) => street2,
  zip: ({ zip }) => zip,
};

interface Asked {
  scope: Scope;
  /** Id of the volunteer. */
  volunteer: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** Members as a file, by name, in the order of {@link memberColumns}. The audit log notes the columns and the number of rows. */
export async function membersFile(
  database: Database,
  { scope, volunteer, at }: Asked,
  { filters, columns }: { filters: MembersAsked; columns: readonly MemberColumn[] },
): Promise<{ csv: string; rows: number }> {
  const part = { sort: 'name' as const, offset: 0, most: mostInFile };
  const { members, total } = await membersMatching(database, scope, filters, part);
  if (total > mostInFile) throw new HttpError(422, messages.exportMany(mostInFile));
  const chosen = memberColumns.filter((column) => columns.includes(column));
  const rows = members.map((row) => Object.fromEntries(chosen.map((column) => [column, cells[column](row)])));
  const auditAction = {
    who: volunteer,
    volunteer,
    action: 'member export',
    subject: 'member all',
    detail: '',
  } as const;
  await transaction(database, (trx) =>
    auditUnseen(trx, { ...auditAction, data: { rows: rows.length, fields: chosen } }, at),
  );
  return { csv: toCsv(chosen, rows), rows: rows.length };
}
