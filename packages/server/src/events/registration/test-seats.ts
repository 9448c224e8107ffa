import type { TicketAnswer } from '@banyan/api/contract';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { eventBody, testServer, trusting } from '../../testing/test-server.ts';
import { moveWaitingLists } from '../waitlist/waiting-list.ts';

const site = 'http://localhost:3000';

/** Site with an adjustable clock, whose visitors register, wait, and open the links in their emails. */
export async function seatsAt(start = Date.now(), environment: Record<string, string> = {}) {
  let now = start;
  let people = 0;
  const product = await testServer(environment, { captchaProvider: trusting, now: () => now });
  const { server, database, config, post } = product;
  const request = async (path: string, body: object, headers?: Record<string, string>) => {
    const answer = await post(path, body, headers);
    return { status: answer.status, ...(await answer.json()) };
  };
  const emailsTo = async (email: string) =>
    (await product.rows()).emails.filter(({ recipient }) => recipient === email);
  /** Token of the link in the last email to a person. */
  const tokenOf = async (email: string) => {
    const message = (await emailsTo(email)).at(-1);
    return /\/t\/([0-9A-Z]+)$/m.exec(message?.body ?? '')?.[1] ?? '';
  };
  return {
    ...product,
    later: (ms: number) => {
      now += ms;
    },
    now: () => now,
    register: (path: string, email: string, more: Record<string, unknown> = {}) =>
      request(path, eventBody({ email, ...more })),
    wait: (path: string, email: string) => request(path, eventBody({ email, waitingList: true })),
    /** Stores registrations of new people, who came at this time. @param columns Columns of each. @param many Number of them. */
    async keep(columns: Partial<EventRegistrationTable> = {}, many = 1) {
      const rows = Array.from({ length: many }, (): EventRegistrationTable => {
        people += 1;
        const email = `stored-${people}@example.org`;
        return {
          id: `R${people}`,
          reference: `E-${people}`,
          event_id: 'event-test',
          first_name: 'Tara',
          last_name: 'Chinch',
          email,
          email_key: email,
          year: 2009,
          comments: '',
          created_at: new Date(now).toISOString(),
          held_until: null,
          waiting_since: null,
          cancelled_at: null,
          verified: 0,
          written_at: 0,
          reminded_at: null,
          source: 'site',
          guests: 0,
          guests_in: 0,
          checked_in_at: null,
          door_version: 0,
          ...columns,
        };
      });
      await database.insertInto('event_registrations').values(rows).execute();
    },
    emailsTo,
    tokenOf,
    open: async (email: string) => server.ticket.open(await tokenOf(email)),
    say: async (email: string, answer: TicketAnswer) =>
      request(`/events/tickets/${await tokenOf(email)}`, { answer }),
    /** Presses a button of the ticket page, like a browser without JavaScript. */
    press: async (email: string, answer: string) => {
      const token = await tokenOf(email);
      const body = new URLSearchParams({ answer });
      const headers = { Origin: site };
      const form = new Request(`${site}/t/${token}`, { method: 'POST', headers, body });
      return server.ticket.post(token, form, { peer: '203.0.113.7' });
    },
    /** Runs the waitlist job, which otherwise runs twice a minute. */
    move: () => moveWaitingLists({ database, config, now: () => now }),
    /** Number of taken seats that the site reports. */
    taken: async (id = 'event-test') =>
      (await (await product.request(`/events/get-events/${id}`)).json()).data.registeredCount,
  };
}
