import { findProgram, findState, type getMembers, limits } from '@banyan/api/contract';
import { askedChapter } from '../http/asked-chapter.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { membersAt } from './directory/members-at.ts';
import { searchDirectory } from './directory/search.ts';

export const membersHandler = ({ database }: Services): Handler<typeof getMembers> => ({
  async answer({ query }, { visitor }) {
    const limit = Number(query.limit ?? limits.directoryPage.standard);
    const chapter = askedChapter(query.chapter);
    const { positions, total } = await searchDirectory(database, {
      search: query.search,
      program: findProgram(query.program)?.code,
      graduationYear: query.graduationYear === undefined ? undefined : Number(query.graduationYear),
      chapter,
      state: query.state.trim() === '' ? undefined : (findState(query.state) ?? 'none'),
      company: query.company,
      sort: query.sort,
      offset: (Number(query.page ?? 1) - 1) * limit,
      limit,
    });
    visitor.shown(positions);
    const data = await membersAt(database, positions);
    return { success: true, data, total, ...(chapter && { chapter }) };
  },
});
