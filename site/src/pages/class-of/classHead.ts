import { classOf } from '../../content/classOf.ts';
import { pages } from '../../content/pages.ts';
import type { PageHead } from '../../head.ts';
import { classPath } from './classPath.ts';
import type { LoadedClass } from './loadClass.ts';

/** Metadata of a class page. A class without members, stories and news is kept out of search results. */
export function classHead({ year, members, told }: LoadedClass): PageHead {
  const path = classPath(year);
  const title = classOf.title(year);
  // The rest is only for programs that fetch the page.
  if (!import.meta.env.SSR) return { path, title };
  const isListed = members.ready && members.data.total > 0;
  const isTold = told.ready && told.data.stories.length + told.data.news.length > 0;
  return {
    path,
    title,
    description: classOf.description(year),
    parent: pages['/class-of'],
    index: isListed || isTold,
  };
}
