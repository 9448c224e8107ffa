import * as v from 'valibot';
import { bodyOf, NoBody, OptionalNote } from '../fields.ts';
import { officeMessages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import {
  ChangedEvent,
  EventFields,
  EventIdParams,
  EventRow,
  eventLists,
  LettersParams,
  OfficeEvent,
  Version,
} from './model.ts';

const { notUnderstood } = officeMessages;

const page = v.optional(
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
  '1',
);

/** Events of a list: coming ones and drafts by date, the others latest first. 50 to a page. */
export const getOfficeEvents = {
  method: 'GET',
  path: '/events',
  query: /* @__PURE__ */ v.object({
    when: v.optional(v.picklist(eventLists, notUnderstood), 'coming'),
    page,
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    rows: v.array(EventRow),
    counts: v.object({ coming: v.number(), draft: v.number(), past: v.number(), cancelled: v.number() }),
    more: v.boolean(),
  }),
  permission: 'event.see',
} as const satisfies OfficeCall;

/** One event, whatever its state. */
export const getOfficeEvent = {
  method: 'GET',
  path: '/events/{id}',
  params: EventIdParams,
  reads: true,
  answer: /* @__PURE__ */ v.object({ event: OfficeEvent }),
  permission: 'event.see',
} as const satisfies OfficeCall;

const Saved = /* @__PURE__ */ v.object({ id: v.string(), version: Version });

/** Letters that were promised: how many, their id together, and when they leave at the earliest (ISO); `null` where there are none. */
const promised = {
  told: v.number(),
  letters: v.nullable(v.string()),
  leavesAt: v.nullable(v.string()),
};

/** Writes down a new event: a draft. 422 for a chapter that is not theirs. */
export const addEvent = {
  method: 'POST',
  path: '/events',
  body: EventFields,
  reads: false,
  answer: Saved,
  permission: 'event.edit',
} as const satisfies OfficeCall;

/**
 * Changes an event; calendars follow. Whoever is to be told gets a letter, which is held. Nothing is changed, and nobody told, where all
 * is as it was. 409 when it has changed meanwhile; 422 for fewer seats than are taken, and for a chapter that is not theirs.
 */
export const saveEvent = {
  method: 'POST',
  path: '/events/{id}',
  params: EventIdParams,
  body: ChangedEvent,
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version, ...promised }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

/** Takes letters back that say what is new, those of them that have not left; the change stays. 409 when none is here any more. */
export const undoTell = {
  method: 'POST',
  path: '/events/{id}/letters/{letters}/undo',
  params: LettersParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ withdrawn: v.number(), left: v.number() }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

const Looked = /* @__PURE__ */ bodyOf({ version: Version });

/**
 * Puts a draft on the site. One that is cancelled takes place after all: whoever has a seat, or waits for one, gets a letter that says
 * so, which is held. 409 while the letters that say it is cancelled are here: {@link undoCancel} takes those back.
 */
export const showEvent = {
  method: 'POST',
  path: '/events/{id}/show',
  params: EventIdParams,
  body: Looked,
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version, ...promised }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

/** Makes a draft of what is on the site. 409 when somebody is registered: then it is cancelled. */
export const hideEvent = {
  method: 'POST',
  path: '/events/{id}/hide',
  params: EventIdParams,
  body: Looked,
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

/** Calls an event off. Everybody who has a seat, or waits for one, gets a letter, which is held; nobody does when it is over. */
export const cancelEvent = {
  method: 'POST',
  path: '/events/{id}/cancel',
  params: EventIdParams,
  body: /* @__PURE__ */ bodyOf({
    version: Version,
    /** What the letter says about it; empty for nothing. */
    reason: OptionalNote,
  }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version, ...promised }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

/** Takes the cancellation back with all of its letters: it is as it was. 409 once one of them has left, or is just leaving. */
export const undoCancel = {
  method: 'POST',
  path: '/events/{id}/undo-cancel',
  params: EventIdParams,
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version, withdrawn: v.number() }),
  permission: 'event.edit',
} as const satisfies OfficeCall;

/**
 * A draft of the same words, as many times 52 weeks later as it takes to lie ahead: the same weekday, by the same clocks. Without gallery
 * and registrations, and not on the front page.
 */
export const copyEvent = {
  method: 'POST',
  path: '/events/{id}/copy',
  params: EventIdParams,
  body: NoBody,
  reads: false,
  answer: Saved,
  permission: 'event.edit',
} as const satisfies OfficeCall;

/** Switches the letter of the day before on or off. Whoever has a confirmed seat gets it, once. 409 when it is too late. */
export const saveReminder = {
  method: 'POST',
  path: '/events/{id}/reminder',
  params: EventIdParams,
  body: /* @__PURE__ */ bodyOf({ isOn: v.boolean(notUnderstood) }),
  reads: false,
  answer: /* @__PURE__ */ v.object({ version: Version }),
  permission: 'event.edit',
} as const satisfies OfficeCall;
