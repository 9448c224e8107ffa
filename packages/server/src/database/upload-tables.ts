import type { UploadPart, UploadState } from '@banyan/api/office';

/** A file that a volunteer uploads in pieces, until the finished item is saved. */
export interface UploadTable {
  id: string;
  /** Kind and id of the item that the file is for. */
  subject_kind: 'event' | 'news';
  subject_id: string;
  volunteer_id: string;
  part: UploadPart;
  name: string;
  /** Total bytes. `received` counts the bytes that have arrived. */
  size: number;
  /** Milliseconds since 1970. */
  last_modified: number;
  received: number;
  state: UploadState;
  /** Reason why it was refused; else empty. */
  reason: string;
  /** JSON of `EventMedia` of the API contract, with its future addresses; `null` until it is ready. */
  item: string | null;
  /** Number of times that a process began to work on it. */
  attempts: number;
  /** Time until which a process has a claim on it, in milliseconds since 1970. */
  claimed_until: number;
  created_at: string;
  /** Time when a piece arrived or its state changed. */
  changed_at: string;
}
