import { chapterIds, type getChapterCounts } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { searchDirectory } from './directory/search.ts';

/** Counts the members whom the directory lists for each chapter. Members who hide their state are not counted. */
export const chapterCountsHandler = ({ database }: Services): Handler<typeof getChapterCounts> => ({
  async answer() {
    const data = [];
    for (const chapter of chapterIds) {
      const { total } = await searchDirectory(database, {
        search: '',
        company: '',
        sort: 'name',
        chapter,
        offset: 0,
        limit: 1,
      });
      data.push({ chapter, members: total });
    }
    return { success: true, data };
  },
});
