import {
  findGroup,
  limits,
  memberResult,
  type SearchGroup,
  type SearchRange,
  type search,
  searchKinds,
  searchWords,
} from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { Handler } from '../http/handler.ts';
import type { Services, Visitor } from '../http/services.ts';
import { membersAt } from '../members/directory/members-at.ts';
import { searchDirectory } from '../members/directory/search.ts';
import { publishedReader } from './published.ts';

async function findPeople(
  database: Database,
  words: readonly string[],
  range: SearchRange,
  { shown }: Pick<Visitor, 'shown'>,
): Promise<SearchGroup> {
  const { positions, total } = await searchDirectory(database, {
    search: words.join(' '),
    company: '',
    sort: 'name',
    ...range,
  });
  shown(positions);
  const cards = await membersAt(database, positions);
  return { kind: 'people', total, results: cards.map((card) => memberResult(card, words)) };
}

const { overview, page: pageSize } = limits.siteSearchResults;

/** Search of the whole site: people through the directory index, everything else in memory. */
export const searchHandler = (services: Services): Handler<typeof search> => {
  const readPublished = publishedReader(services);
  return {
    async answer({ query: { q, kind: wanted, page = '1' } }, { visitor }) {
      const words = searchWords(q);
      if (words.length === 0) return { success: true, data: [] };
      const published = await readPublished();
      const pageOfOne = { offset: (Number(page) - 1) * pageSize, limit: pageSize };
      const rangeOf = (kind: string): SearchRange => {
        if (wanted === '') return { offset: 0, limit: overview };
        return kind === wanted ? pageOfOne : { offset: 0, limit: 0 };
      };
      const groups = searchKinds.map(async (kind) =>
        kind === 'people'
          ? findPeople(services.database, words, rangeOf(kind), visitor)
          : findGroup(kind, published[kind], words, rangeOf(kind), services.now()),
      );
      return { success: true, data: await Promise.all(groups) };
    },
  };
};
