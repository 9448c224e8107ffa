import type { Database } from './database/database.ts';
import { engineOf } from './database/engine.ts';
import { isFailing } from './database/failing.ts';
import { lettersWaiting } from './mail/outbox.ts';
import { uploadsToDo } from './media/uploads/rows.ts';
import { gauge, type Metric } from './telemetry/exposition.ts';

/** What is to be known of a server beside its requests. */
export const serverMetrics = (database: Database): Metric[] => [
  gauge('banyan_outbox_waiting', 'Letters that wait to be sent.', () => lettersWaiting(database)),
  gauge(
    'banyan_uploads_waiting',
    'Files that volunteers have sent and that are to become pictures or films.',
    () => uploadsToDo(database),
  ),
  gauge('banyan_database_failing', '1 while the last write could not be done.', () =>
    isFailing(engineOf(database)) ? 1 : 0,
  ),
];
