import { dayMs } from '@banyan/api/contract';
import type { OfficeCalls } from '@banyan/api/office';

import { auditUnseen } from '../../audit/audit.ts';
import { logLines } from '../../audit/read.ts';
import { write } from '../../database/write.ts';
import { toCsv } from '../../http/csv.ts';
import type { Services } from '../../http/services.ts';
import { extentsOf, reachOf } from '../../permissions/reach.ts';
import type { Actor } from '../identity/actor.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { toldLines } from './log-lines.ts';

const perPage = 50;

const startOf = (day: string | undefined) =>
  day ? new Date(`${day}T00:00:00.000Z`).toISOString() : undefined;
const endOf = (day: string | undefined) =>
  day ? new Date(Date.parse(`${day}T00:00:00.000Z`) + dayMs).toISOString() : undefined;

/** Most lines of a file. */
const mostInFile = 100_000;

interface Asked {
  who?: string;
  about?: string;
  action?: string;
  from?: string;
  to?: string;
}

/** Lines that somebody may see, with who did it and what it was done to as people call both. */
async function linesFor(
  { database }: Services,
  actor: Actor,
  { from, to, ...asked }: Asked,
  part: { offset: number; most: number },
) {
  const reader = { volunteer: actor.volunteer.id, extents: extentsOf(actor, 'log.see') };
  const filter = { ...asked, from: startOf(from), until: endOf(to) };
  const found = await logLines(database, reachOf(actor, 'log.see'), reader, filter, part);
  return toldLines(database, found);
}

/** The log, as much of it as whoever asks may see. */
export const logHandler = (services: Services): OfficeHandler<OfficeCalls['getLog']> => ({
  async answer({ query: { page, ...asked } }, { actor }) {
    const part = { offset: (page - 1) * perPage, most: perPage + 1 };
    const lines = await linesFor(services, actor, asked, part);
    return { lines: lines.slice(0, perPage), more: lines.length > perPage };
  },
});

const columns = ['at', 'who', 'action', 'subject', 'ref', 'chapters', 'detail', 'data'];

/** The log as a file. That it was made is a line of the next one. */
export const exportLogHandler = (services: Services): OfficeHandler<OfficeCalls['exportLog']> => ({
  async answer({ body }, { actor }) {
    const lines = await linesFor(services, actor, body, { offset: 0, most: mostInFile });
    const rows = lines.map(({ chapters, data, ...line }) => ({
      ...line,
      chapters: chapters.join(' '),
      data: JSON.stringify(data),
    }));
    const { id } = actor.volunteer;
    const deed = { who: id, volunteer: id, action: 'log export', subject: 'log', detail: '' } as const;
    await write(services.database, (writing) =>
      auditUnseen(writing, { ...deed, data: { rows: rows.length } }, services.now()),
    );
    return { csv: toCsv(columns, rows), rows: rows.length };
  },
});
