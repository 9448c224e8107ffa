import { serverNow } from '@banyan/api/client';
import type { Member } from '@banyan/api/office';
import { atWords } from '../../../kit/words/times.ts';

/** Latest change of a member: the version, the volunteer’s first name and the time. Shown to a volunteer with an older version. */
export function newestOf({ version, history: [last] }: Member): { version: number; who: string; at: string } {
  return {
    version,
    who: last?.who.split(' ')[0] || 'Someone',
    at: last ? atWords(last.at, serverNow()) : 'meanwhile',
  };
}
