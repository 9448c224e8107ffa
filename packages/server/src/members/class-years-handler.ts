import type { getClassYears } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { listed, listedMembers } from './imports.ts';

/** Counts the members in the directory by class year. Members who are not listed, such as hidden ones, are not counted. */
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
