import { dayMs } from '@banyan/api/contract';
import { auditUnseen } from '@banyan/server/audit/audit';
import { readLog } from '@banyan/server/audit/read';
import { transaction } from '@banyan/server/database/transaction';
import { toCsv } from '@banyan/server/http/csv';
import type { Services } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { extentsOf, scopeOf } from '@banyan/server/permissions/scope';
import { implement } from '../../kernel/implement.ts';
import { auditLogCalls } from './calls.ts';
import { logLines } from './log-lines.ts';

const perPage = 50;

const startOf = (day: string | undefined) =>
  day ? new Date(`${day}T00:00:00.000Z`).toISOString() : undefined;
const endOf = (day: string | undefined) =>
  day ? new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMs).toISOString() : undefined;

/** Maximum number of lines in an exported file. */
const mostInFile = 100_000;

const columns = ['at', 'who', 'action', 'subject', 'ref', 'chapters', 'detail', 'data'];

interface Asked {
  who?: string;
  about?: string;
  action?: string;
  from?: string;
  to?: string;
}

/** Audit lines that the volunteer may see, with names in place of ids. */
async function linesFor(
  { database }: Services,
  actor: Actor,
  { from, to, ...asked }: Asked,
  part: { offset: number; most: number },
) {
  const reader = { volunteer: actor.volunteer.id, extents: extentsOf(actor, 'log.see') };
  const filter = { ...asked, from: startOf(from), until: endOf(to) };
  const found = await readLog(database, scopeOf(actor, 'log.see'), reader, filter, part);
  return logLines(database, found);
}

export const auditLogServer = implement(auditLogCalls, {
  getLog: {
    summary: 'The audit log, as far as the volunteer may see it.',
    async handle({ query: { page, ...asked } }, { services, actor }) {
      const part = { offset: (page - 1) * perPage, most: perPage + 1 };
      const lines = await linesFor(services, actor, asked, part);
      return { lines: lines.slice(0, perPage), more: lines.length > perPage };
    },
  },
  exportLog: {
    summary: 'The audit log as a file.',
    audit: ['log export'],
    async handle({ body }, { services, actor, volunteer, at }) {
      const lines = await linesFor(services, actor, body, { offset: 0, most: mostInFile });
      const rows = lines.map(({ chapters, data, ...line }) => ({
        ...line,
        chapters: chapters.join(' '),
        data: JSON.stringify(data),
      }));
      const entry = { who: volunteer, volunteer, action: 'log export', subject: 'log', detail: '' } as const;
      await transaction(services.database, (trx) =>
        auditUnseen(trx, { ...entry, data: { rows: rows.length } }, at),
      );
      return { csv: toCsv(columns, rows), rows: rows.length };
    },
  },
});
