import { serverNow } from '@banyan/api/client';
import { atWords } from './words/times.ts';

/** Record that several volunteers edit. */
interface Changeable {
  /** Last change: the volunteer and the time (ISO). */
  changed: { by: string; at: string } | null;
}

/** Last editor and time, for use within a sentence: "Asha", "at 7:40 PM". */
export const newestOf = (it: Changeable | undefined): { who: string; at: string } => ({
  who: it?.changed?.by.split(' ')[0] || 'Someone',
  at: it?.changed ? atWords(it.changed.at, serverNow()) : 'meanwhile',
});
