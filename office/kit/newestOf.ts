import { serverNow } from '@banyan/api/client';
import { atWords } from './words/times.ts';

/** Something that several write. */
interface Changeable {
  /** Who changed it last, and when (ISO). */
  changed: { by: string; at: string } | null;
}

/** Who has changed something last, and when, within a sentence: "Asha", "at 7:40 PM". */
export const newestOf = (it: Changeable | undefined): { who: string; at: string } => ({
  who: it?.changed?.by.split(' ')[0] || 'Someone',
  at: it?.changed ? atWords(it.changed.at, serverNow()) : 'meanwhile',
});
