import type { getClassYears } from '../../contract/members/get-class-years.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';

/** Counts who is in the directory; whoever is not, such as a member who is hidden, is not counted either. */
export const classYearsHandler = ({ database }: Services): Handler<typeof getClassYears> => ({
  async answer() {
    const data = await database
      .selectFrom('members')
      .select(({ fn }) => ['year', fn.countAll<number>().as('members')])
      .where('position', 'is not', null)
      .groupBy('year')
      .orderBy('year')
      .execute();
    return { success: true, data };
  },
});
