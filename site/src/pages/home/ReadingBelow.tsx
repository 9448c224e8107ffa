import { type InitialData, useApiRead } from '@banyan/app/reading';
import { ReadingBand } from '@banyan/ui/sections';
import { homeBelow } from '../../content/homeBelow.ts';
import { type HomeReading, readHomeReading } from './readHomeReading.ts';

const words = homeBelow.reading;

/** Newest story and latest news. */
export function ReadingBelow({ start }: { start: InitialData<HomeReading> }) {
  const { data } = useApiRead(start, (signal) => readHomeReading(undefined, signal));
  if (!data || (data.story === undefined && data.news.length === 0)) return null;
  const { story, news } = data;
  return (
    <ReadingBand
      label={words.label}
      story={story}
      storyLabel={words.story}
      allStories={words.allStories}
      news={news}
      newsHeading={words.news}
      allNews={words.allNews}
    />
  );
}
