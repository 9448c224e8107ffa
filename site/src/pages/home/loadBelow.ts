import { type InitialData, initialData, loadServerHtml } from '@banyan/app/reading';
import type { RequestContext } from '../../request.ts';
import { belowModule } from './belowModule.ts';
import type { HomeReading } from './readHomeReading.ts';

/**
 * What the server draws of it. In the browser nobody waits for the data, that part reads by itself; nor for code that does not
 * come, for which it asks again.
 */
export async function loadBelow(context: RequestContext | undefined): Promise<InitialData<HomeReading>> {
  if (context) {
    const { readHomeReading } = await belowModule.load();
    return initialData((signal) => readHomeReading(context, signal), context.ahead);
  }
  await loadServerHtml(belowModule);
  return { ready: false };
}
