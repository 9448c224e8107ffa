import type { Command } from '../command.ts';
import { backup } from './database/backup.ts';
import { exportRows } from './database/export.ts';
import { move } from './database/move.ts';
import { restore } from './database/restore.ts';
import { doctor } from './doctor/doctor.ts';
import { donationsReconcile } from './donations/reconcile.ts';
import { expire } from './jobs/expire.ts';
import { outbox } from './mail/outbox.ts';
import { importMembers } from './members/import.ts';
import { officeEnd, officeInvite, officeList } from './office/office.ts';
import { forget } from './people/forget.ts';
import { retention } from './people/retention.ts';
import { samplesRemove } from './samples/remove.ts';

/** All commands, in the order of the help. */
export const commands: readonly Command[] = [
  ...[doctor, officeInvite, officeList, officeEnd],
  ...[backup, restore, move],
  ...[importMembers, exportRows, forget, retention, samplesRemove],
  ...[outbox, expire, donationsReconcile],
];
