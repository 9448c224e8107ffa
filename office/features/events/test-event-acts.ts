import type { Acts } from '../../kernel/test-request.ts';
import { checkInOffice, randomId } from '../check-in/test-check-in.ts';
import { eventFields, person } from './test-events.ts';

/** Office with an admin who manages events and check-ins. */
export async function eventsFixture() {
  const site = await checkInOffice();
  let many = 0;
  const email = () => {
    many += 1;
    return `guest-${many}@example.org`;
  };
  const registrations = (event: string) =>
    site.database.selectFrom('event_registrations').selectAll().where('event_id', '=', event).execute();
  return {
    ...site,
    email,
    /** Creates an event with a guest. @returns both ids */
    async attended() {
      const id = await site.shown();
      await site.browser.post(`/events/${id}/people`, person({ email: email() }));
      const [guest] = await registrations(id);
      return { id, registration: guest?.id ?? '' };
    },
    /** Creates an event whose only seat is taken, with one person on the waitlist. */
    async full() {
      const id = await site.shown({ seats: 1 });
      await site.register(id, email());
      await site.register(id, email(), { waitingList: true });
      const waits = (await registrations(id)).find(({ waiting_since }) => waiting_since !== null);
      return { id, registration: waits?.id ?? '' };
    },
    /** Id of the emails about a change. */
    async told() {
      const { id, registration } = await this.attended();
      const { body } = await site.change(id, { location: `Hall ${registration}` }, true);
      return { id, emails: String(body.emails) };
    },
    sent: () => ({ device: randomId(), now: new Date(site.clock.now).toISOString() }),
  };
}
type Fixture = Awaited<ReturnType<typeof eventsFixture>>;

/** Requests about events, their guests and their check-in. */
export const eventActs = {
  addEvent: async ({ browser: at }) => ({ at, body: eventFields }),
  saveEvent: async (site) => {
    const { id } = await site.attended();
    const { fields, version } = await site.read(id);
    return {
      at: site.browser,
      named: { id },
      body: { ...fields, location: 'The hall', version, tell: true },
    };
  },
  withdrawEmails: async (site) => ({ at: site.browser, named: await site.told() }),
  showEvent: async ({ browser: at }) => {
    const { body } = await at.post('/events', eventFields);
    return { at, named: { id: String(body.id) }, body: { version: 0 } };
  },
  hideEvent: async ({ browser: at, shown, versionOf }) => {
    const id = await shown();
    return { at, named: { id }, body: { version: await versionOf(id) } };
  },
  cancelEvent: async (site) => {
    const { id } = await site.attended();
    return {
      at: site.browser,
      named: { id },
      body: { version: await site.versionOf(id), reason: 'Rain.' },
    };
  },
  undoCancel: async (site) => {
    const { id } = await site.attended();
    await site.cancel(id);
    return { at: site.browser, named: { id } };
  },
  copyEvent: async ({ browser: at, shown }) => ({ at, named: { id: await shown() } }),
  redrawFlyer: async ({ browser: at, shown }) => ({ at, named: { id: await shown() } }),
  saveReminder: async ({ browser: at, shown }) => ({
    at,
    named: { id: await shown() },
    body: { isOn: true },
  }),
  addPerson: async ({ browser: at, shown, email }) => ({
    at,
    named: { id: await shown() },
    body: person({ email: email() }),
  }),
  cancelPerson: async (site) => ({
    at: site.browser,
    named: await site.attended(),
    body: { tell: true, reason: 'Twice.' },
  }),
  movePerson: async (site) => ({ at: site.browser, named: await site.full() }),
  resendTicket: async (site) => {
    const named = await site.attended();
    // Their ticket was sent earlier, so it can be sent again.
    const earlier = { written_at: site.clock.now - 600_000 };
    await site.database
      .updateTable('event_registrations')
      .set(earlier)
      .where('id', '=', named.registration)
      .execute();
    return { at: site.browser, named };
  },
  renamePerson: async (site) => ({
    at: site.browser,
    named: await site.attended(),
    body: { firstName: 'Tara', lastName: 'Champa' },
  }),
  exportPeople: async ({ browser: at, shown }) => ({ at, named: { id: await shown() } }),
  makeCheckInPass: async ({ browser: at, evening }) => ({ at, named: { id: await evening() } }),
  endCheckInPass: async ({ browser: at, evening, pass }) => {
    const id = await evening();
    await pass(id);
    return { at, named: { id } };
  },
  openCheckIn: async ({ another, evening, pass }) => ({
    at: another(),
    body: { token: await pass(await evening()), name: 'Ravi' },
  }),
  checkIn: async ({ browser: at, evening, email, sent, clock }) => {
    const id = await evening();
    await at.post(`/events/${id}/people`, person({ email: email() }));
    const { entries } = (await at.get(`/events/${id}/door`)).body;
    const [entry] = Array.isArray(entries) ? entries : [];
    const item = { item: randomId(), id: entry?.id, at: new Date(clock.now).toISOString() };
    return { at, named: { id }, body: { ...sent(), items: [{ ...item, kind: 'in', guests: 0 }] } };
  },
  walkIn: async ({ browser: at, evening, sent, clock }) => ({
    at,
    named: { id: await evening() },
    body: {
      ...sent(),
      item: randomId(),
      at: new Date(clock.now).toISOString(),
      firstName: 'Leela',
      lastName: 'Umbar',
      year: 1994,
      email: '',
      guests: 0,
    },
  }),
} satisfies Partial<Acts<Fixture>>;
