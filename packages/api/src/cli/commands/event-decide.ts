import { changeEvent } from '../../server/store/event-changes.ts';
import { type Command, CommandError } from '../command.ts';
import { eventId, unknownEvent } from '../event-words.ts';

/** Yes; also for one that was called off and takes place after all. */
export const eventApprove: Command = {
  name: 'event approve',
  usage: 'event approve ID',
  summary: 'shows an event; brings back one that was cancelled',
  async run(context) {
    const { config, database, now, print, who } = context;
    const id = eventId(context, eventApprove.usage);
    const change = await changeEvent(
      database,
      id,
      (row) => {
        if (row.is_approved === 1 && row.is_active === 1 && !row.cancelled_at) {
          throw new CommandError(`${id} is already approved; nothing was changed.`);
        }
        const set = { is_approved: 1, is_active: 1, cancelled_at: null };
        return { set, action: 'event approve', detail: row.cancelled_at ? 'brought back' : '' };
      },
      who,
      now,
    );
    if (!change) throw unknownEvent(id);
    print(`${id} is approved. It shows on ${config.publicOrigin}/events within half a minute.`);
  },
};

/** It does not take place. Calendars that know it learn that. */
export const eventCancel: Command = {
  name: 'event cancel',
  usage: 'event cancel ID [--reason "..."]',
  summary: 'takes an event off the site; calendars show it as cancelled',
  async run(context) {
    const { database, now, options, print, who } = context;
    const id = eventId(context, eventCancel.usage);
    const change = await changeEvent(
      database,
      id,
      (row) => {
        if (row.cancelled_at) throw new CommandError(`${id} is already cancelled; nothing was changed.`);
        const set = { is_active: 0, cancelled_at: new Date(now).toISOString() };
        return { set, action: 'event cancel', detail: options.reason?.trim() ?? '' };
      },
      who,
      now,
    );
    if (!change) throw unknownEvent(id);
    const { people } = await database
      .selectFrom('event_registrations')
      .select((select) => select.fn.countAll<number>().as('people'))
      .where('event_id', '=', id)
      .executeTakeFirstOrThrow();
    print(`${id} is cancelled. It is off the site, and calendars that know it are told.`);
    if (people === 0) return;
    print(
      `${people} registered, and no mail went to them. Their addresses: banyan registrations ${id} --csv`,
    );
  },
};
