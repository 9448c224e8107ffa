import { cleanParagraphs } from '@banyan/api/internal';
import { audit } from '../../../audit/audit.ts';
import type { Writing } from '../../../database/database.ts';
import { write } from '../../../database/write.ts';
import { removedLetter } from '../../../events/emails/letters.ts';
import { registrationNamed } from '../../../events/registration/registration-lists.ts';
import { releaseSeat } from '../../../events/registration/seat-changes.ts';
import { eventRow, whyOff } from '../../../events/rows.ts';
import { queueLetter } from '../../../mail/outbox.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';

/** Takes one registration out and says so in a line. @throws CommandError for one that is not there */
async function removeOne(
  writing: Writing,
  name: string,
  reason: string,
  { config, now, who }: Workplace,
): Promise<string> {
  const row = await registrationNamed(writing, name);
  if (!row) {
    throw new CommandError(
      `There is no registration ${name}; nothing was changed. banyan registrations EVENT --csv has them all.`,
    );
  }
  const released = await releaseSeat(writing, config, row.id, now);
  if (!released) return `${name} has no seat any more; nothing was changed.`;
  const event = await eventRow(writing, row.event_id, now);
  if (event && reason && !whyOff(event, now))
    await queueLetter(writing, removedLetter(config, event, row, reason), now);
  const deed = {
    who,
    action: 'registrations remove',
    subject: `registration ${row.id}`,
    detail: row.event_id,
  } as const;
  await audit(writing, deed, now);
  const next = released.offered > 0 ? ' The seat is offered to whoever waits next.' : '';
  return `${name}, ${row.first_name} ${row.last_name}, is off the list of ${row.event_id}.${next}`;
}

/** Frees seats that nobody means to take. */
export const registrationsRemove = command({
  name: 'registrations remove',
  summary: 'frees seats, by ids or references; whoever waits longest is offered them',
  options: {
    reason: { value: '"..."', summary: 'what a letter to them says about it; without it no mail goes' },
    ...signed,
  },
  words: { registrations: { shown: 'REFERENCE', count: 'several' } },
  rehearsed: true,
  async run(workplace) {
    const { database, options, print, words } = workplace;
    const reason = cleanParagraphs(options.reason ?? '');
    const lines = await write(database, async (writing) => {
      const said = [];
      for (const name of words.registrations) said.push(await removeOne(writing, name, reason, workplace));
      return said;
    });
    for (const line of lines) print(line);
  },
});
