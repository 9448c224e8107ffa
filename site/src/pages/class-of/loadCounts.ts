import { serverNow } from '@banyan/api/client';
import { initialData } from '@banyan/app/reading';
import type { RequestContext } from '../../request.ts';
import { readCounts } from './readCounts.ts';

/**
 * Loads the number of listed members per year. If it is unknown, for example because the API host lacks the call, all lines are
 * equally long.
 */
export async function loadCounts(context: RequestContext | undefined) {
  const counts = await initialData((signal) => readCounts(context, signal), context?.ahead);
  return { current: new Date(serverNow()).getUTCFullYear(), counts: counts.ready ? counts.data : undefined };
}
