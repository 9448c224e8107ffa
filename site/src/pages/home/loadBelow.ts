import { type InitialData, initialData, loadServerHtml } from '@banyan/app/reading';
import { lazyModule } from '@banyan/ui/hooks';
import type { RequestContext } from '../../request.ts';
import type { HomeReading } from './readHomeReading.ts';

/** Links and words only: a browser that came here first keeps the server's HTML of it. */
export const belowModule = lazyModule(() => import('./HomeBelow.tsx'));

/**
 * What the server draws of it. In the browser nobody waits for the data, that part reads by itself; nor for code that does not
 * come, for which it asks again.
 */
export async function loadBelow(context: RequestContext | undefined): Promise<InitialData<HomeReading>> {
  if (context) {
    const { readHomeReading } = await belowModule.load();
    return initialData((signal) => readHomeReading(context, signal));
  }
  await loadServerHtml(belowModule);
  return { ready: false };
}
