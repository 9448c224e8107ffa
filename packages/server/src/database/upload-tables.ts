import type { UploadPart, UploadState } from '@banyan/api/office';

/** A file that a volunteer sends in pieces, until what has become of it is saved. */
export interface UploadTable {
  id: string;
  /** What it is for, and the id of that. */
  subject_kind: 'event' | 'news';
  subject_id: string;
  volunteer_id: string;
  part: UploadPart;
  name: string;
  /** Bytes in all, and as many as are here. */
  size: number;
  /** Milliseconds since 1970. */
  last_modified: number;
  received: number;
  state: UploadState;
  /** Why it is refused; else empty. */
  reason: string;
  /** JSON of the contract's `EventMedia`, with the addresses it will have; `null` until it is ready. */
  item: string | null;
  /** How often a process has begun to work on it. */
  attempts: number;
  /** Until when a process that works on it need not say so again, in milliseconds since 1970. */
  claimed_until: number;
  created_at: string;
  /** When something of it came, or became of it. */
  changed_at: string;
}
