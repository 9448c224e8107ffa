import type { UploadTable } from '../../database/upload-tables.ts';

/** Address of the finished picture of {@link uploadRow}. */
const picture = `/api/media/${'a'.repeat(32)}/lamp.jpg`;

/** An uploaded photo for an event, ready to be saved. */
export const uploadRow = (more: Partial<UploadTable> = {}): UploadTable => ({
  id: 'upload',
  subject_kind: 'event',
  subject_id: 'event-test',
  volunteer_id: 'nobody',
  part: 'item',
  name: 'lamp.jpg',
  size: 4,
  last_modified: 1,
  received: 4,
  state: 'ready',
  reason: '',
  item: JSON.stringify({ path: picture, sources: [] }),
  attempts: 1,
  claimed_until: 0,
  created_at: new Date().toISOString(),
  changed_at: new Date().toISOString(),
  ...more,
});
