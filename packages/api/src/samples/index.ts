import { dayMs } from '../contract/day.ts';
import type { NewsItem } from '../contract/news/news-item.ts';
import type { Story } from '../contract/stories/story.ts';
import { readTimeOf, textOfStory } from '../contract/stories/text.ts';
import { newsTexts } from './news-texts.ts';
import { storyTexts } from './stories/index.ts';

export { sampleEvents, sampleFeaturedEvent } from './event.ts';
export { type SampleJob, sampleJobs } from './jobs.ts';
export { type SampleMember, sampleMembers } from './members.ts';
export { type SamplePhoto, sampleFaces, samplePhotos, samplePortraits } from './photos.ts';

/**
 * Sample dates are fixed, so that a prerendered page and the database agree. On a clock behind the newest date, all dates move back
 * by whole years, so that no news is from the future.
 */
function dating(dates: readonly string[], now: Date): (text: string) => string {
  const newest = Math.max(...dates.map((date) => Date.parse(date)));
  const yearsBack = Math.max(0, Math.ceil((newest - now.getTime()) / (365 * dayMs)));
  return (text) => {
    const date = new Date(text);
    date.setUTCFullYear(date.getUTCFullYear() - yearsBack);
    return date.toISOString();
  };
}

/** Returns the sample news, newest first. */
export function sampleNews(now: Date): NewsItem[] {
  const dated = dating(
    newsTexts.map(({ createdAt }) => createdAt),
    now,
  );
  return newsTexts.map(({ author, createdAt, ...text }) => ({
    ...text,
    createdAt: dated(createdAt),
    createdBy: { name: author },
  }));
}

/** Returns the sample stories, newest first. */
export function sampleStories(now: Date): Story[] {
  const dated = dating(
    storyTexts.map(({ date }) => date),
    now,
  );
  return storyTexts.map(({ date, tags, ...text }) => ({
    ...text,
    tags: [...tags],
    authorImage: '',
    date: dated(date),
    readTime: readTimeOf(textOfStory(text.content)),
  }));
}
