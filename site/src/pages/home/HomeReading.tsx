import { type InitialData, initialData, ServerHtml } from '@banyan/app/reading';
import { lazyModule } from '@banyan/ui/hooks';
import { getRouteApi } from '@tanstack/react-router';
import type { RequestContext } from '../../request.ts';
import type { HomeReading as Reading } from './readHomeReading.ts';

const route = getRouteApi('/');
const readingBand = lazyModule(() => import('./HomeReadingBand.tsx'));

/** What the server draws of it. In the browser nobody waits for it: the band reads by itself once its code has come. */
export async function loadReading(context: RequestContext | undefined): Promise<InitialData<Reading>> {
  if (!context) return { ready: false };
  const { readHomeReading } = await readingBand.load();
  return initialData((signal) => readHomeReading(context, signal));
}

/** A story and the latest news, of which the browser needs the HTML only. */
export function HomeReading() {
  const { reading } = route.useLoaderData();
  return (
    <ServerHtml module={readingBand}>{(module) => <module.HomeReadingBand start={reading} />}</ServerHtml>
  );
}
