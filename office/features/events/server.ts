import { latestAbout } from '@banyan/server/audit/read';
import { guestCampaigns } from '@banyan/server/campaigns/reading';
import { transaction } from '@banyan/server/database/transaction';
import { copyEvent, saveEvent, saveReminder, writeEvent } from '@banyan/server/events/editing/editing';
import type { Outcome } from '@banyan/server/events/editing/editor';
import { eventsPage, officeEvent } from '@banyan/server/events/editing/office-events';
import {
  cancelEvent,
  hideEvent,
  showEvent,
  undoCancel,
  withdrawEmails,
} from '@banyan/server/events/editing/publish';
import { officeFlyer, redrawFlyer } from '@banyan/server/events/flyers/office-flyer';
import { passesFor } from '@banyan/server/identity/check-in-passes';
import { scopeOf } from '@banyan/server/permissions/scope';
import { found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { lastChangeOf, logLines } from '../audit-log/log-lines.ts';
import { eventCalls } from './calls.ts';
import { done, editorOf } from './editor.ts';

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Result of a change that may send emails, with the time at which they are sent as ISO. */
const saved = <Result extends { leavesAt: number | null }>(outcome: Outcome<Result>) => {
  const result = done(outcome);
  return { ...result, leavesAt: iso(result.leavesAt) };
};

/** Audit actions that count as a change of the event itself. */
const changes = [
  'event add',
  'event copy',
  'event edit',
  'event approve',
  'event hide',
  'event cancel',
  'event uncancel',
  'event reminder',
  'event no reminder',
  'event media',
];

/** Maximum number of lines of an event’s history. */
const historyLines = 50;

export const eventServer = implement(eventCalls, {
  getOfficeEvents: {
    summary: 'Upcoming, draft, past or canceled events.',
    handle: ({ query }, { services, scope, at }) => eventsPage(services.database, scope, query, at),
  },
  getOfficeEvent: {
    summary: 'One event with its emails and its history.',
    async handle({ params: { id } }, { services, scope, actor, at }) {
      const { config, database, logger } = services;
      const event = found(await officeEvent(database, scope, id, { config, logger, now: at }));
      const messages = [...(await guestCampaigns(database, id)), ...event.emails];
      const history = await logLines(database, await latestAbout(database, `event ${id}`, historyLines));
      const lastChange = await lastChangeOf(database, `event ${id}`, changes);
      const isAtCheckIn = scopeOf(actor, 'event.door').covers(event.chapter);
      const checkInPass = isAtCheckIn ? await passesFor(database, id, at) : null;
      const sent = messages.sort((one, other) => other.at.localeCompare(one.at));
      return { event: { ...event, emails: sent, changed: lastChange, history, checkInPass } };
    },
  },
  addEvent: {
    summary: 'Add an event as a draft.',
    audit: ['event add'],
    idempotency: 'transaction',
    async handle({ body }, context) {
      const editor = await editorOf(context);
      return context.transaction((trx) => writeEvent(trx, body, editor, context.at));
    },
  },
  saveEvent: {
    summary: 'Change an event, and email guests about it if asked to.',
    audit: ['event edit'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version, tell, ...fields } }, context) {
      const change = { fields, isTold: tell };
      const { services, at } = context;
      return saved(await saveEvent(services.database, { id, version }, change, await editorOf(context), at));
    },
  },
  withdrawEmails: {
    summary: 'Withdraw emails about a change that have not been sent yet.',
    audit: ['event untell'],
    idempotency: 'transaction',
    async handle({ params }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await withdrawEmails(trx, params, editor, context.at)));
    },
  },
  showEvent: {
    summary: 'Publish an event.',
    audit: ['event approve'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version } }, context) {
      const { services, at } = context;
      return saved(await showEvent(services.database, { id, version }, await editorOf(context), at));
    },
  },
  hideEvent: {
    summary: 'Make a published event a draft again.',
    audit: ['event hide'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version } }, context) {
      const { services, at } = context;
      return done(await hideEvent(services.database, { id, version }, await editorOf(context), at));
    },
  },
  cancelEvent: {
    summary: 'Cancel an event, and email its guests.',
    audit: ['event cancel'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version, reason } }, context) {
      const { services, at } = context;
      const editor = await editorOf(context);
      return saved(await cancelEvent(services.database, { id, version }, reason, editor, at));
    },
  },
  undoCancel: {
    summary: 'Undo a cancellation, and withdraw its emails.',
    audit: ['event uncancel'],
    idempotency: 'transaction',
    async handle({ params: { id } }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await undoCancel(trx, id, editor, context.at)));
    },
  },
  copyEvent: {
    summary: 'Copy an event to a draft 52 weeks later.',
    audit: ['event copy'],
    idempotency: 'transaction',
    async handle({ params: { id } }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await copyEvent(trx, id, editor, context.at)));
    },
  },
  getFlyer: {
    summary: 'The flyer of an event.',
    handle: async ({ params: { id } }, { services: { database, flyers }, scope }) => ({
      flyer: found(await officeFlyer(database, scope, id, flyers)),
    }),
  },
  redrawFlyer: {
    summary: 'Draw a flyer that failed again.',
    audit: { none: 'The flyer follows from the event, whose changes are logged.' },
    async handle({ params: { id } }, { services: { database }, scope }) {
      found((await transaction(database, (trx) => redrawFlyer(trx, scope, id))) || undefined);
      return { success: true };
    },
  },
  saveReminder: {
    summary: 'Turn the reminder email of the day before on or off.',
    audit: ['event reminder', 'event no reminder'],
    idempotency: 'transaction',
    async handle({ params: { id }, body: { isOn } }, context) {
      const editor = await editorOf(context);
      return context.transaction(async (trx) => done(await saveReminder(trx, id, isOn, editor, context.at)));
    },
  },
});
