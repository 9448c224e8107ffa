import { randomBytes } from 'node:crypto';
import type { CheckInEntry, EventFields } from '@banyan/api/office';
import { ticketToken } from '@banyan/server/events/registration/ticket-token';
import { installationSecret } from '@banyan/server/settings/secret';
import * as v from 'valibot';
import type { Browser } from '../../kernel/test-office.ts';
import { eventsOffice } from '../events/test-events.ts';
import { checkInCalls } from './calls.ts';

const hourMs = 3_600_000;

/** Random id of 128 bits, as a browser makes it. */
export const randomId = () => randomBytes(16).toString('base64url');

/** Check-in device: a browser and a clock that may be wrong. @param wrongBy Milliseconds by which the clock is ahead. */
export function deviceOf(clock: { now: number }, id: string, browser: Browser, wrongBy = 0) {
  const device = randomId();
  const iso = (at: number) => new Date(at + wrongBy).toISOString();
  const sent = () => ({ device, now: iso(clock.now) });
  const post = (items: readonly object[]) => browser.post(`/events/${id}/check-ins`, { ...sent(), items });
  return {
    browser,
    post,
    /** Creates an item with the current time. */
    noted: <Kind extends object>(what: Kind) => ({ item: randomId(), at: iso(clock.now), ...what }),
    /** Sends items. */
    async send(...items: object[]) {
      const { status, body } = await post(items);
      if (status !== 200) throw new Error(`${status} ${body.message}`);
      return v.parse(checkInCalls.checkIn.answer, body);
    },
    /** Checks a person in at once. */
    async letIn(who: { id: string } | { ticket: string }, guests = 0) {
      const whose = 'ticket' in who ? { ticket: who.ticket } : { id: who.id };
      const item = this.noted({ kind: 'in', guests, ...whose });
      const { results } = await this.send(item);
      return { item: item.item, ...results[0] };
    },
    async list(since?: string) {
      const { status, body } = await browser.get(`/events/${id}/door${since ? `?since=${since}` : ''}`);
      if (status !== 200) throw new Error(`${status} ${body.message}`);
      return v.parse(checkInCalls.checkInList.answer, body);
    },
    walkIn: (more: Record<string, unknown> = {}) =>
      browser.post(`/events/${id}/walk-ins`, {
        ...sent(),
        item: randomId(),
        at: iso(clock.now),
        firstName: 'Leela',
        lastName: 'Umbar',
        year: 1994,
        email: '',
        guests: 0,
        ...more,
      }),
  };
}

/** Office for check-in tests, with events that begin in an hour. */
export async function checkInOffice(environment: Record<string, string> = {}) {
  const site = await eventsOffice(environment);
  const secret = await installationSecret(site.database, site.config);
  const wall = (hours: number) => new Date(site.clock.now + hours * hourMs).toISOString().slice(0, 16);
  /** Creates and publishes an event that begins in an hour and lasts four. @returns its id */
  const evening = (more: Partial<EventFields> = {}) =>
    site.shown({ date: wall(1), end: wall(5), zone: 'UTC', deadline: '', ...more });
  const pass = async (id: string, at = site.browser) => {
    const { link } = v.parse(checkInCalls.makeCheckInPass.answer, (await at.post(`/events/${id}/door`)).body);
    return link.slice(link.indexOf('#') + 1);
  };
  const enter = (token: string, name: string, at = site.another()) =>
    at.post('/door/open', { token, name }).then((answer) => ({ browser: at, answer }));
  return {
    ...site,
    evening,
    pass,
    enter,
    wall,
    ticket: (registration: string) => ticketToken(secret, registration),
    /** The admin’s own device. */
    own: (id: string, wrongBy = 0) => deviceOf(site.clock, id, site.browser, wrongBy),
    /** Device of a helper who used a pass. */
    async helper(id: string, name = 'Ravi', wrongBy = 0) {
      const { browser, answer } = await enter(await pass(id), name);
      v.parse(checkInCalls.openCheckIn.answer, answer.body);
      return deviceOf(site.clock, id, browser, wrongBy);
    },
    checkIns: (id: string) =>
      site.database.selectFrom('check_ins').selectAll().where('event_id', '=', id).execute(),
  };
}

/** Finds an entry by last name. */
export function entryIn(entries: readonly CheckInEntry[], lastName: string): CheckInEntry {
  const entry = entries.find((one) => one.lastName === lastName);
  if (!entry) throw new Error(`${lastName} is not on the list.`);
  return entry;
}
