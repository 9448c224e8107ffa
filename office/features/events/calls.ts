import { Flyer } from '@banyan/api/office/events/flyer';
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
import { Done } from '../../kernel/done.ts';
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

  /** Event in any state. */
  getOfficeEvent: read('/events/{id}', {
    permission: 'event.see',
    answer: { event: OfficeEvent },
  }),

  /** Adds an event as a draft. 422 for a chapter outside the volunteer’s scope. */
  addEvent: write('/events', {
    permission: 'event.edit',
    body: EventFields,
    answer: Saved,
  }),

  /**
   * Changes an event and its calendar entry. If guests are to be notified, an email is scheduled. Without a difference nothing is
   * changed and nobody is notified. 409 if it changed in the meantime; 422 for fewer seats than are taken, and for a chapter
   * outside the volunteer’s scope.
   */
  saveEvent: write('/events/{id}', {
    permission: 'event.edit',
    body: ChangedEvent,
    answer: { version: Version, ...promised },
  }),

  /** Withdraws the notification emails that have not been sent; the change stays. 409 if none can be withdrawn. */
  withdrawEmails: write('/events/{id}/letters/{emails}/undo', {
    permission: 'event.edit',
    answer: { withdrawn: v.number(), left: v.number() },
  }),

  /**
   * Publishes a draft. A canceled event takes place after all: people with a seat or on the waitlist get an email about it, which
   * is scheduled. 409 while the emails about the cancellation are unsent: {@link undoCancel} withdraws those.
   */
  showEvent: write('/events/{id}/show', {
    permission: 'event.edit',
    body: Looked,
    answer: { version: Version, ...promised },
  }),

  /** Turns a published event back into a draft. 409 if somebody is registered: then it must be canceled. */
  hideEvent: write('/events/{id}/hide', {
    permission: 'event.edit',
    body: Looked,
    answer: { version: Version },
  }),

  /**
   * Cancels an event. Everybody with a seat or on the waitlist gets an email, which is scheduled; nobody does if the event is over.
   */
  cancelEvent: write('/events/{id}/cancel', {
    permission: 'event.edit',
    body: {
      version: Version,
      /** Reason given in the email; empty for none. */
      reason: OptionalNote,
    },
    answer: { version: Version, ...promised },
  }),

  /** Undoes a cancellation and withdraws its emails. 409 once one of them was sent or is being sent. */
  undoCancel: write('/events/{id}/undo-cancel', {
    permission: 'event.edit',
    answer: { version: Version, withdrawn: v.number() },
  }),

  /**
   * Copies the text to a draft for a future date, a multiple of 52 weeks later: same weekday, same local time. Gallery and
   * registrations are left out, and it is not featured on the front page.
   */
  copyEvent: write('/events/{id}/copy', {
    permission: 'event.edit',
    answer: Saved,
  }),

  /** Flyer of an event, which is drawn by itself when the event changes. Drafts and canceled events have none. */
  getFlyer: read('/events/{id}/flyer', {
    permission: 'event.see',
    quiet: true,
    answer: { flyer: Flyer },
  }),

  /** Draws a flyer that failed again, without waiting for the next try. */
  redrawFlyer: write('/events/{id}/flyer', {
    permission: 'event.edit',
    answer: Done,
  }),

  /** Turns the reminder email of the day before on or off. Everybody with a confirmed seat gets it, once. 409 if it is too late. */
  saveReminder: write('/events/{id}/reminder', {
    permission: 'event.edit',
    body: { isOn: v.boolean(notUnderstood) },
    answer: { version: Version },
  }),
} as const;
