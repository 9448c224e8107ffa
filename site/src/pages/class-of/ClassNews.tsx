import { progressOf, useApiRead } from '@banyan/app/reading';
import { getRouteApi } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import { isFresh } from '../isFresh.ts';
import { IndexSections } from './IndexSections.tsx';
import { readClassNews } from './readClassNews.ts';

const route = getRouteApi('/class-of/$year');
const words = classOf.told;

/** Stories and news of the class; nothing if there are none. */
export function ClassNews() {
  const { year, told: start, now } = route.useLoaderData();
  const reading = useApiRead(start, async (signal) => {
    if (start.ready && isFresh(now)) return start.data;
    return readClassNews(year, undefined, signal);
  });
  const groups = [
    { heading: words.stories, items: reading.data?.stories ?? [] },
    { heading: words.news, items: reading.data?.news ?? [] },
  ].filter(({ items }) => items.length > 0);
  return <IndexSections progress={progressOf(reading, groups)} words={words.list} label={words.all} />;
}
