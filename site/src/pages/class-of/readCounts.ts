import { createClientOf } from '@banyan/api/client';
import { getClassYears } from '@banyan/api/contract';
import { apiBase } from '../../client.ts';
import type { RequestContext } from '../../request.ts';

const client = createClientOf({ getClassYears }, { base: apiBase });

/** Reads the number of listed members per year, as pairs. @param context The loader’s `serverContext`. */
export async function readCounts(
  context: RequestContext | undefined,
  signal: AbortSignal,
): Promise<[year: number, members: number][]> {
  const { data } = await (context?.source ?? client).getClassYears({ signal });
  return data.map(({ year, members }) => [year, members]);
}
