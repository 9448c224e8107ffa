import { isMoment, limits } from '@banyan/api/contract';
import { cleanParagraphs } from '@banyan/api/internal';
import type { EventTable } from '../../../database/event-tables.ts';
import { cancelled, takeHeldBack, tellCancelled } from '../../../events/editing/cancelling.ts';
import { changeEvent } from '../../../events/editing/changes.ts';
import { registeredFor } from '../../../events/registration/registration-lists.ts';
import { command, type Workplace } from '../../command.ts';
import { CommandError } from '../../command-error.ts';
import { signed } from '../../definition.ts';
import { oneEvent, unknownEvent } from './words.ts';

/** The site leaves an event out whose day it cannot read. */
const undated = (id: string, { date }: Pick<EventTable, 'date'>) =>
  new CommandError(
    `${id} cannot be shown: ${date} is no day from ${limits.dateYears.first} to ${limits.dateYears.last}. Change it, then approve it: banyan event edit ${id} --date "2026-12-12 18:00"`,
  );

/** Shows an event, also one that was called off and takes place after all. */
export const eventApprove = command({
  name: 'event approve',
  summary: 'shows an event; brings back one that was cancelled',
  options: { ...signed },
  words: oneEvent,
  async run({ config, database, now, print, who, words: { event: id } }) {
    const change = await changeEvent(
      database,
      id,
      async (row, writing) => {
        if (row.is_approved === 1 && row.is_active === 1 && !row.cancelled_at) {
          throw new CommandError(`${id} is already approved; nothing was changed.`);
        }
        if (!isMoment(row.date)) throw undated(id, row);
        const isUnheard = await takeHeldBack(writing, row, now);
        const set = { is_approved: 1, is_active: 1, cancelled_at: null, cancelled_reason: '' };
        const detail = row.cancelled_at ? 'brought back' : '';
        return { set, action: 'event approve', detail, isUnheard };
      },
      who,
      now,
    );
    if (!change) throw unknownEvent(id);
    print(`${id} is approved. It shows on ${config.publicOrigin}/events in a few seconds.`);
    if (change.isUnheard) return print('The mails about it had not left, and were taken back.');
    const people = change.detail ? (await registeredFor(database, id, now)).length : 0;
    if (people === 0) return;
    print(`${people} registered, and no mail tells them that it takes place after all. Their addresses:`);
    print(`banyan registrations ${id} --csv`);
  },
});

function lettersNote(letters: number, { config }: Workplace): string {
  const wait = letters === 1 ? '1 mail waits' : `${letters} mails wait`;
  const send = config.mail.smtpUrl ? 'The site sends what waits there.' : 'Set SMTP_URL to send it.';
  return `${wait} in the outbox, one to everybody who had registered. ${send}`;
}

/** Calls an event off. Calendars that know it learn that, and so does everybody who registered. */
export const eventCancel = command({
  name: 'event cancel',
  summary: 'takes an event off the site, with a mail to all who registered; calendars show it as cancelled',
  options: {
    reason: { value: '"..."', summary: 'what the letter to them says about it' },
    ...signed,
  },
  words: oneEvent,
  rehearsed: true,
  async run(context) {
    const { database, now, options, print, who } = context;
    const { event: id } = context.words;
    const reason = cleanParagraphs(options.reason ?? '');
    const change = await changeEvent(
      database,
      id,
      async (row, writing) => {
        if (row.cancelled_at) throw new CommandError(`${id} is already cancelled; nothing was changed.`);
        const set = cancelled(row, reason, now);
        const { told } = await tellCancelled(writing, context.config, { ...row, ...set }, 0, now);
        return { set, action: 'event cancel', detail: reason, letters: told };
      },
      who,
      now,
    );
    if (!change) throw unknownEvent(id);
    print(`${id} is cancelled. It is off the site, and calendars that know it are told.`);
    if (change.letters > 0) print(lettersNote(change.letters, context));
  },
});
