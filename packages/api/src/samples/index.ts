import type { NewsItem } from '../contract/entities/news-item.ts';
import { newsTexts } from './news-texts.ts';

export { sampleEvents } from './event.ts';
export { type SampleJob, sampleJobs } from './jobs.ts';
export { type SampleMember, sampleMembers } from './members.ts';

/**
 * The sample news, newest first. Dates are fixed, so that a prerendered page and the database say the same; on a clock
 * that is behind them they move back by whole years, because news from the future is not news.
 */
export function sampleNews(now: Date): NewsItem[] {
  const newest = Math.max(...newsTexts.map((text) => Date.parse(text.createdAt)));
  const yearsBack = Math.max(0, Math.ceil((newest - now.getTime()) / (365 * 86_400_000)));
  return newsTexts.map(({ author, createdAt, ...text }) => {
    const date = new Date(createdAt);
    date.setUTCFullYear(date.getUTCFullYear() - yearsBack);
    return { ...text, createdAt: date.toISOString(), createdBy: { name: author } };
  });
}
