import {
  ChangedEvent,
  EventFields,
  EventRow,
  eventLists,
  OfficeEvent,
  Version,
} from '@banyan/api/office/events/model';
import { OptionalNote } from '@banyan/api/office/fields';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Looked, notUnderstood, page, promised, Saved } from './events.ts';

export const eventCalls = {
  /** Events of a list: coming ones and drafts by date, the others latest first. 50 to a page. */
  getOfficeEvents: read('/events', {
    permission: 'event.see',
    query: {
      when: v.optional(v.picklist(eventLists, notUnderstood), 'coming'),
      page,
    },
    answer: {
      rows: v.array(EventRow),
      counts: v.object({ coming: v.number(), draft: v.number(), past: v.number(), cancelled: v.number() }),
      more: v.boolean(),
    },
  }),

  /** One event, whatever its state. */
  getOfficeEvent: read('/events/{id}', {
    permission: 'event.see',
    answer: { event: OfficeEvent },
  }),

  /** Writes down a new event: a draft. 422 for a chapter that is not theirs. */
  addEvent: write('/events', {
    permission: 'event.edit',
    body: EventFields,
    answer: Saved,
  }),

  /**
   * Changes an event; calendars follow. Whoever is to be told gets a letter, which is held. Nothing is changed, and nobody told, where all
   * is as it was. 409 when it has changed meanwhile; 422 for fewer seats than are taken, and for a chapter that is not theirs.
   */
  saveEvent: write('/events/{id}', {
    permission: 'event.edit',
    body: ChangedEvent,
    answer: { version: Version, ...promised },
  }),

  /** Takes letters back that say what is new, those of them that have not left; the change stays. 409 when none is here any more. */
  undoTell: write('/events/{id}/letters/{emails}/undo', {
    permission: 'event.edit',
    answer: { withdrawn: v.number(), left: v.number() },
  }),

  /**
   * Puts a draft on the site. One that is cancelled takes place after all: whoever has a seat, or waits for one, gets a letter that says
   * so, which is held. 409 while the letters that say it is cancelled are here: {@link undoCancel} takes those back.
   */
  showEvent: write('/events/{id}/show', {
    permission: 'event.edit',
    body: Looked,
    answer: { version: Version, ...promised },
  }),

  /** Makes a draft of what is on the site. 409 when somebody is registered: then it is cancelled. */
  hideEvent: write('/events/{id}/hide', {
    permission: 'event.edit',
    body: Looked,
    answer: { version: Version },
  }),

  /** Calls an event off. Everybody who has a seat, or waits for one, gets a letter, which is held; nobody does when it is over. */
  cancelEvent: write('/events/{id}/cancel', {
    permission: 'event.edit',
    body: {
      version: Version,
      /** What the letter says about it; empty for nothing. */
      reason: OptionalNote,
    },
    answer: { version: Version, ...promised },
  }),

  /** Takes the cancellation back with all of its letters: it is as it was. 409 once one of them has left, or is just leaving. */
  undoCancel: write('/events/{id}/undo-cancel', {
    permission: 'event.edit',
    answer: { version: Version, withdrawn: v.number() },
  }),

  /**
   * A draft of the same words, as many times 52 weeks later as it takes to lie ahead: the same weekday, by the same clocks. Without gallery
   * and registrations, and not on the front page.
   */
  copyEvent: write('/events/{id}/copy', {
    permission: 'event.edit',
    answer: Saved,
  }),

  /** Switches the letter of the day before on or off. Whoever has a confirmed seat gets it, once. 409 when it is too late. */
  saveReminder: write('/events/{id}/reminder', {
    permission: 'event.edit',
    body: { isOn: v.boolean(notUnderstood) },
    answer: { version: Version },
  }),
} as const;
