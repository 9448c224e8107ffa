import type { getClassYears } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { listed, listedMembers } from './imports.ts';

/** Counts who is in the directory; whoever is not, such as a member who is hidden, is not counted either. */
export const classYearsHandler = ({ database }: Services): Handler<typeof getClassYears> => ({
  async answer() {
    const data = await listedMembers(database, (await listed(database)).staged)
      .select(({ fn }) => ['year', fn.countAll<number>().as('members')])
      .groupBy('year')
      .orderBy('year')
      .execute();
    return { success: true, data };
  },
});
