import { serverNow } from '@banyan/api/client';
import type { Member } from '@banyan/api/office';
import { atWords } from '../../../kit/words/times.ts';

/** Who has changed a member last, and when, for whoever was about to do so, too. */
export function newestOf({ version, history: [last] }: Member): { version: number; who: string; at: string } {
  return {
    version,
    who: last?.who.split(' ')[0] || 'Someone',
    at: last ? atWords(last.at, serverNow()) : 'meanwhile',
  };
}
