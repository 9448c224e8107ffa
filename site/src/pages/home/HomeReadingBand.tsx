import { type InitialData, useApiRead } from '@banyan/app/reading';
import { ReadingBand } from '@banyan/ui/sections';
import { home } from '../../content/home.ts';
import { type HomeReading, readHomeReading } from './readHomeReading.ts';

export { readHomeReading } from './readHomeReading.ts';

const words = home.reading;

/** The newest story and the latest news, and how they are read. Only the server and a visit that comes from another page have this code. */
export function HomeReadingBand({ start }: { start: InitialData<HomeReading> }) {
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
