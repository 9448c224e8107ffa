import type { fetchAllNews } from '@banyan/api/contract';
import { askedChapter } from '../http/asked-chapter.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { publishedNews } from './rows.ts';

export const newsHandler = ({ database }: Services): Handler<typeof fetchAllNews> => ({
  answer: async ({ query }) => ({
    success: true,
    data: await publishedNews(database, askedChapter(query.chapter)),
  }),
});
