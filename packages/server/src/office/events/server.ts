import { type Duty, officeMessages as messages } from '@banyan/api/office';
import { latestAbout } from '../../audit/read.ts';
import { copyEvent, saveEvent, saveReminder, writeEvent } from '../../events/editing/editing.ts';
import type { Editor, Outcome } from '../../events/editing/editor.ts';
import { eventsPage, officeEvent } from '../../events/editing/office-events.ts';
import { cancelEvent, hideEvent, showEvent, undoCancel, undoTell } from '../../events/editing/showing.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { lettersToGuests } from '../../letters/reading.ts';
import { reachOf } from '../../permissions/reach.ts';
import { holdMsFrom } from '../../settings/hold.ts';
import { lastChangeOf, toldLines } from '../audit-log/log-lines.ts';
import type { Actor } from '../identity/actor.ts';
import { passesFor } from '../identity/door-passes.ts';
import { changed, found } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

/** Whoever does something about events, as far as a duty of theirs goes. */
export const editorOf = async (
  { config, database }: Services,
  actor: Actor,
  duty: Duty,
): Promise<Editor> => ({
  volunteer: actor.volunteer.id,
  reach: reachOf(actor, duty),
  config,
  holdMs: await holdMsFrom(database),
});

/** What was done. @throws Refusal 404, or 409 for what is another than was looked at */
export function done<Result>(outcome: Outcome<Result>): Result {
  if (outcome.state === 'done') return outcome.result;
  throw outcome.state === 'changed' ? changed() : new Refusal(404, messages.nothingHere);
}

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** How letters are answered that were promised. */
const saved = <Result extends { leavesAt: number | null }>(outcome: Outcome<Result>) => {
  const result = done(outcome);
  return { ...result, leavesAt: iso(result.leavesAt) };
};

/** What makes an event another, as the log calls it. */
const changes = [
  ...[
    'event add',
    'event copy',
    'event edit',
    'event approve',
    'event hide',
    'event cancel',
    'event uncancel',
  ],
  ...['event reminder', 'event no reminder', 'event media'],
];

/** Lines of its history. */
const most = 50;

type Names =
  | 'getOfficeEvents'
  | 'getOfficeEvent'
  | 'addEvent'
  | 'saveEvent'
  | 'undoTell'
  | 'showEvent'
  | 'hideEvent'
  | 'cancelEvent'
  | 'undoCancel'
  | 'copyEvent'
  | 'saveReminder';

/** Events themselves. */
export function eventHandlers(services: Services): Pick<OfficeHandlers, Names> {
  const { config, database, logger, now } = services;
  const editing = (actor: Actor) => editorOf(services, actor, 'event.edit');
  return {
    getOfficeEvents: {
      answer: ({ query }, { actor }) => eventsPage(database, reachOf(actor, 'event.see'), query, now()),
    },
    getOfficeEvent: {
      async answer({ params: { id } }, { actor }) {
        const reading = { config, logger, now: now() };
        const event = found(await officeEvent(database, reachOf(actor, 'event.see'), id, reading));
        const letters = [...(await lettersToGuests(database, id)), ...event.letters];
        const history = await toldLines(database, await latestAbout(database, `event ${id}`, most));
        const lastChange = await lastChangeOf(database, `event ${id}`, changes);
        const isAtDoor = reachOf(actor, 'event.door').covers(event.chapter);
        const doorPass = isAtDoor ? await passesFor(database, id, now()) : null;
        const sent = letters.sort((one, other) => other.at.localeCompare(one.at));
        return { event: { ...event, letters: sent, changed: lastChange, history, doorPass } };
      },
    },
    addEvent: {
      async answer({ body }, { actor, once }) {
        const editor = await editing(actor);
        return once.write((writing) => writeEvent(writing, body, editor, now()));
      },
    },
    saveEvent: {
      async answer({ params: { id }, body: { version, tell, ...fields } }, { actor }) {
        const change = { fields, isTold: tell };
        return saved(await saveEvent(database, { id, version }, change, await editing(actor), now()));
      },
    },
    undoTell: {
      async answer({ params }, { actor, once }) {
        const editor = await editing(actor);
        return once.write(async (writing) => done(await undoTell(writing, params, editor, now())));
      },
    },
    showEvent: {
      answer: async ({ params: { id }, body: { version } }, { actor }) =>
        saved(await showEvent(database, { id, version }, await editing(actor), now())),
    },
    hideEvent: {
      answer: async ({ params: { id }, body: { version } }, { actor }) =>
        done(await hideEvent(database, { id, version }, await editing(actor), now())),
    },
    cancelEvent: {
      answer: async ({ params: { id }, body: { version, reason } }, { actor }) =>
        saved(await cancelEvent(database, { id, version }, reason, await editing(actor), now())),
    },
    undoCancel: {
      async answer({ params: { id } }, { actor, once }) {
        const editor = await editing(actor);
        return once.write(async (writing) => done(await undoCancel(writing, id, editor, now())));
      },
    },
    copyEvent: {
      async answer({ params: { id } }, { actor, once }) {
        const editor = await editing(actor);
        return once.write(async (writing) => done(await copyEvent(writing, id, editor, now())));
      },
    },
    saveReminder: {
      async answer({ params: { id }, body: { isOn } }, { actor, once }) {
        const editor = await editing(actor);
        return once.write(async (writing) => done(await saveReminder(writing, id, isOn, editor, now())));
      },
    },
  };
}
