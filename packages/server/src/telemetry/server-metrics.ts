import { isFailing } from '../database/database-health.ts';
import { engineOf } from '../database/engine.ts';
import type { Services } from '../http/services.ts';
import { emailsWaiting } from '../mail/outbox.ts';
import { uploadsToDo } from '../media/uploads/rows.ts';
import { gauge, type Metric } from './exposition.ts';

type Watched = Pick<Services, 'database' | 'hasUnnamedProxy'>;

/** Metrics of a server other than those of its requests. */
export const serverMetrics = ({ database, hasUnnamedProxy }: Watched): Metric[] => [
  gauge('banyan_outbox_waiting', 'Emails that wait to be sent.', () => emailsWaiting(database)),
  gauge(
    'banyan_uploads_waiting',
    'Files that volunteers have sent and that are to become pictures or films.',
    () => uploadsToDo(database),
  ),
  gauge('banyan_database_failing', '1 while the last write could not be done.', () =>
    isFailing(engineOf(database)) ? 1 : 0,
  ),
  gauge('banyan_database_damaged', '1 since a backup has found damage in the database.', () =>
    engineOf(database).fault() === 'damaged' ? 1 : 0,
  ),
  gauge('banyan_database_replaced', '1 while another file has the name of the database.', () =>
    engineOf(database).fault() === 'replaced' ? 1 : 0,
  ),
  gauge(
    'banyan_unnamed_proxy',
    '1 since a proxy was met that TRUSTED_PROXIES does not name: all visitors count as one.',
    () => (hasUnnamedProxy() ? 1 : 0),
  ),
];
