import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import { notFound } from '@tanstack/react-router';
import { classOf } from '../../content/classOf.ts';
import { pages } from '../../content/pages.ts';
import type { RequestContext } from '../../request.ts';
import { directoryQuery } from '../directory/directoryQuery.ts';
import { classmateSummary } from '../directory/directoryView.ts';
import { readDirectory } from '../directory/readDirectory.ts';
import { classPath } from './classPath.ts';
import { classYear, nearestClass } from './classYear.ts';
import { loadCounts } from './loadCounts.ts';
import { readClassNews } from './readClassNews.ts';

/**
 * Loads the data of a graduation year’s page.
 *
 * @throws notFound for a year without a page, with the nearest year that has one.
 */
export async function loadClass(text: string, page: unknown, context: RequestContext | undefined) {
  const year = classYear(text, new Date(serverNow()).getUTCFullYear());
  if (year === undefined) throw notFound({ data: { nearest: nearestTo(text) } });
  const query = directoryQuery({ graduationYear: String(year), page });
  const [years, members, told] = await Promise.all([
    loadCounts(context),
    initialData((signal) => readDirectory(context, query, signal, classmateSummary)),
    initialData((signal) => readClassNews(year, context, signal)),
  ]);
  return { ...years, year, query, members, told, now: serverNow() };
}

export type LoadedClass = Awaited<ReturnType<typeof loadClass>>;

function nearestTo(text: string) {
  const year = nearestClass(text, new Date(serverNow()).getUTCFullYear());
  const all = { label: pages['/class-of'].title, href: pages['/class-of'].path };
  return year === undefined ? [all] : [{ label: classOf.title(year), href: classPath(year) }, all];
}
