import type { ContactSaved, QueueRow } from '@banyan/api/office';
import type { SavedReason } from '../features/review/reasons.ts';
import type { client } from '../shell/client.ts';

/* How something is taken back, as data, so that it outlives the document. */

type Unversioned<Body> = Omit<Body, 'version'>;

/** What each kind is saved with. */
interface Bodies {
  news: Unversioned<Parameters<typeof client.saveNews>[0]>;
  event: Unversioned<Parameters<typeof client.saveEvent>[0]>;
  member: Unversioned<Parameters<typeof client.saveMember>[0]>;
  contact: Unversioned<ContactSaved>;
}

/** Fields as they were before they were saved, by which they are saved again. */
export type Restored = {
  [Kind in keyof Bodies]: { kind: Kind; id: string; body: Bodies[Kind] };
}[keyof Bodies];

/** Fields that were saved, and the way back to what was there before. */
export interface SavedChange {
  /** Kind and id of what was changed: `news news-laptops`. */
  subject: string;
  /** Of what was there before. */
  versionBefore: number;
  /** As it was saved. */
  version: number;
  /** What was done, as a sentence. */
  words: string;
  /** What is said once it is taken back. */
  back: string;
  restored: Restored;
}

/** A row of the queue that was decided about, and when. */
type Decided = Pick<QueueRow, 'ref' | 'version' | 'kind' | 'title'>;

export type Way =
  | { kind: 'decisions'; rows: readonly (Decided & { at: string })[] }
  | { kind: 'question'; row: Decided; question: string }
  | { kind: 'reply'; ref: string; reply: string; text: string }
  | { kind: 'saved'; change: SavedChange }
  /** Emails about an event, and what they tell of, where it goes back with them. */
  | { kind: 'told'; event: string; letters: string; change: SavedChange | undefined }
  | { kind: 'event shown'; id: string; title: string; version: number }
  | { kind: 'event canceled'; id: string; title: string }
  | { kind: 'news published'; id: string; title: string; version: number }
  | { kind: 'news removed'; id: string; title: string }
  | { kind: 'member hidden'; id: string; isHidden: boolean; back: string }
  | { kind: 'members merged'; kept: string; dropped: string; name: string }
  | { kind: 'reason removed'; reason: SavedReason }
  | { kind: 'published'; ref: string; title: string }
  | { kind: 'gift'; reference: string; version: number }
  | { kind: 'statements'; year: number }
  /** Nothing was sent: only this document can take it back. */
  | { kind: 'here'; run: () => string };
