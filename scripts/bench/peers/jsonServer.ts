import { type Forked, startForked } from '../forked.ts';
import { installed } from './install.ts';
import type { Rows } from './jsonServerNode.ts';

/** Starts json-server with a table of rows. @returns undefined where it cannot be had */
export async function startJsonServer(rows: Rows): Promise<Forked | undefined> {
  const folder = await installed('json-server', { 'json-server': '0.17.4' });
  if (!folder) return undefined;
  const forked = await startForked('peers/jsonServerNode.ts', [folder]);
  await forked.tell(rows);
  return forked;
}
