import { importBytes, officeMessages as messages } from '@banyan/api/office';
import type { Transaction } from '@banyan/server/database/database';
import { registerStatus } from '@banyan/server/members/graduates/alumni-register';
import {
  importGraduates,
  removeGraduates,
  withoutMatch,
} from '@banyan/server/members/graduates/import-graduates';
import { type GraduatesFile, readGraduates } from '@banyan/server/members/graduates/reading';
import { grouped } from '@banyan/server/members/member-import/checking';
import { CsvError } from '@banyan/server/members/member-import/csv';
import { ImportTaken } from '@banyan/server/members/portions';
import { refusedAt } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { alumniRegisterCalls } from './calls.ts';

/** Maximum number of rejected lines in a response. */
const mostTold = 20;

async function readFile(bytes: Uint8Array, headings: number | undefined): Promise<GraduatesFile> {
  try {
    return await readGraduates(bytes, headings);
  } catch (error) {
    if (error instanceof CsvError) throw refusedAt(422, 'body', 'file', error.message);
    throw error;
  }
}

/** Runs the work; answers 409 while another import runs. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportTaken) throw refusedAt(409, 'body', 'busy', messages.importBusy);
    throw error;
  }
}

export const alumniRegisterServer = implement(alumniRegisterCalls, {
  getGraduates: {
    summary: 'Size of the alumni register.',
    handle: async (_, { services }) => ({ standing: await registerStatus(services.database) }),
  },
  checkGraduates: {
    summary: 'Check a file of graduates and save nothing.',
    audit: { none: 'Only reads or checks.' },
    bodyLimit: importBytes,
    async handle({ body, query: { headings } }, { services }) {
      const { graduates, rejected, leftOut, ...file } = await readFile(body, headings);
      return {
        ...file,
        graduates: graduates.length,
        fresh: (await withoutMatch(services.database, graduates)).length,
        leftOut: Array.from(leftOut),
        rejected: rejected.length,
        groups: grouped(rejected),
        problems: rejected.slice(0, mostTold).map(({ line, reason }) => ({ line, reason })),
      };
    },
  },
  importGraduates: {
    summary: 'Import a file into the alumni register.',
    audit: ['graduates add', 'graduates replace'],
    bodyLimit: importBytes,
    async handle({ query: { as, headings }, body }, { services: { database }, volunteer, at }) {
      const { graduates } = await readFile(body, headings);
      if (graduates.length === 0) throw refusedAt(422, 'body', 'nobody', messages.graduatesNobody);
      const keeper = { who: volunteer, volunteer, replaces: as === 'replace' };
      const came = await alone(() => importGraduates(database, graduates, keeper, at));
      return { ...came, standing: await registerStatus(database) };
    },
  },
  removeGraduates: {
    summary: 'Remove the whole alumni register.',
    audit: ['graduates remove'],
    idempotency: 'transaction',
    async handle(_, { services: { database }, volunteer, at, keepAnswer }) {
      const keep = (trx: Transaction, removed: number) => keepAnswer(trx, { removed });
      const keeper = { who: volunteer, volunteer };
      return { removed: await alone(() => removeGraduates(database, keeper, at, keep)) };
    },
  },
});
