import type { Command } from '../command.ts';
import { backup } from './database/backup.ts';
import { exportRows } from './database/export.ts';
import { move } from './database/move.ts';
import { restore } from './database/restore.ts';
import { donationsList, donationsReceipt, donationsReconcile } from './donations/donations.ts';
import { donationsStatement } from './donations/statement.ts';
import { eventAdd } from './events/add.ts';
import { eventApprove, eventCancel } from './events/decide.ts';
import { eventEdit } from './events/edit.ts';
import { eventList } from './events/list.ts';
import { eventMedia } from './events/media.ts';
import { eventRegistrations } from './events/registrations.ts';
import { registrationsRemove } from './events/registrations-remove.ts';
import { expire, renew } from './jobs/time.ts';
import { outbox } from './mail/outbox.ts';
import { links, unhide } from './members/entry.ts';
import { graduatesImport, graduatesRemove, graduatesStanding } from './members/graduates.ts';
import { importRoll } from './members/import.ts';
import { newsAdd, newsList, newsRemove } from './news/news.ts';
import { officeEnd, officeInvite, officeList, officeVolunteers } from './office/office.ts';
import { forget } from './people/forget.ts';
import { retention } from './people/retention.ts';
import { ask } from './review/ask.ts';
import { approve, reject } from './review/decide.ts';
import { digest } from './review/digest.ts';
import { merge } from './review/merge.ts';
import { queue } from './review/queue.ts';
import { reasonsAdd, reasonsList, reasonsRemove } from './review/reasons.ts';
import { show } from './review/show.ts';
import { undo } from './review/undo.ts';
import { samplesRemove } from './samples/remove.ts';

/** All that can be typed, in the order of the help. */
export const commands: readonly Command[] = [
  ...[queue, show, approve, reject, ask, merge, undo, expire, renew, digest],
  ...[reasonsList, reasonsAdd, reasonsRemove],
  ...[links, unhide],
  ...[forget, retention],
  ...[graduatesImport, graduatesRemove, graduatesStanding],
  ...[officeInvite, officeList, officeVolunteers, officeEnd],
  ...[exportRows, importRoll, samplesRemove, backup, restore, move, outbox],
  ...[eventAdd, eventList, eventEdit, eventApprove, eventCancel, eventMedia],
  // The longer name first: what follows the other one is the id of an event.
  ...[registrationsRemove, eventRegistrations],
  ...[newsAdd, newsList, newsRemove],
  ...[donationsList, donationsReconcile, donationsReceipt, donationsStatement],
];
