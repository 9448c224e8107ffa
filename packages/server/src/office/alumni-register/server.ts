import { officeMessages as messages } from '@banyan/api/office';
import type { Writing } from '../../database/database.ts';
import type { Services } from '../../http/services.ts';
import {
  bringGraduates,
  notOnRoll,
  type RollKeeper,
  removeGraduates,
} from '../../members/graduates/bringing.ts';
import { type GraduatesFile, readGraduates } from '../../members/graduates/reading.ts';
import { rollStanding } from '../../members/graduates/roll.ts';
import { ImportTaken } from '../../members/portions.ts';
import { grouped } from '../../members/rolls/checking.ts';
import { CsvError } from '../../members/rolls/csv.ts';
import type { Actor } from '../identity/actor.ts';
import { refusedAt } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

/** How many lines that cannot come in are told. */
const mostTold = 20;

const keeperOf = ({ volunteer: { id } }: Actor): RollKeeper => ({ who: id, volunteer: id });

async function readFile(bytes: Uint8Array, headings: number | undefined): Promise<GraduatesFile> {
  try {
    return await readGraduates(bytes, headings);
  } catch (error) {
    if (error instanceof CsvError) throw refusedAt(422, 'body', 'file', error.message);
    throw error;
  }
}

/** What is done while no other file comes in. */
async function alone<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ImportTaken) throw refusedAt(409, 'body', 'busy', messages.rollBusy);
    throw error;
  }
}

type Graduates = 'getGraduates' | 'checkGraduates' | 'bringGraduates' | 'removeGraduates';

/** What admins do with the roll of graduates. */
export const graduatesHandlers = ({ database, now }: Services): Pick<OfficeHandlers, Graduates> => ({
  getGraduates: {
    answer: async () => ({ standing: await rollStanding(database) }),
  },
  checkGraduates: {
    async answer({ body, query: { headings } }) {
      const { graduates, rejected, leftOut, ...file } = await readFile(body, headings);
      return {
        ...file,
        graduates: graduates.length,
        fresh: (await notOnRoll(database, graduates)).length,
        leftOut: [...leftOut],
        rejected: rejected.length,
        groups: grouped(rejected),
        problems: rejected.slice(0, mostTold).map(({ line, reason }) => ({ line, reason })),
      };
    },
  },
  bringGraduates: {
    async answer({ query: { as, headings }, body }, { actor }) {
      const { graduates } = await readFile(body, headings);
      if (graduates.length === 0) throw refusedAt(422, 'body', 'nobody', messages.graduatesNobody);
      const keeper = { ...keeperOf(actor), replaces: as === 'replace' };
      const came = await alone(() => bringGraduates(database, graduates, keeper, now()));
      return { ...came, standing: await rollStanding(database) };
    },
  },
  removeGraduates: {
    async answer(_, { actor, once }) {
      const keep = (writing: Writing, removed: number) => once.keep(writing, { removed });
      return { removed: await alone(() => removeGraduates(database, keeperOf(actor), now(), keep)) };
    },
  },
});
