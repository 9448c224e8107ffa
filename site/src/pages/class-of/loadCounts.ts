import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import type { RequestContext } from '../../request.ts';
import { readCounts } from './readCounts.ts';

/** How many are listed of each year; where that is not known, such as at a host without the call, the lines are alike. */
export async function loadCounts(context: RequestContext | undefined) {
  const counts = await initialData((signal) => readCounts(context, signal), context?.ahead);
  return { current: new Date(serverNow()).getUTCFullYear(), counts: counts.ready ? counts.data : undefined };
}
