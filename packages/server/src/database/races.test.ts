import type { TicketAnswer } from '@banyan/api/contract';
import { describe, expect, test, vi } from 'vitest';
import type { ServerOverrides } from '../create-server.ts';
import { claimDonation } from '../donations/donation-log.ts';
import { addDonation } from '../donations/rows.ts';
import { seatState, takesSeat } from '../events/registration/seats.ts';
import { ticketToken } from '../events/registration/ticket-token.ts';
import { moveWaitingLists } from '../events/waitlist/waiting-list.ts';
import { installationSecret } from '../settings/secret.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { contactBody, eventBody, temporaryDirectory, testServer, trusting } from '../testing/test-server.ts';
import { transaction } from './transaction.ts';

/* Races of many clients over three servers on one database: only one client gets what only one may have. */

const clients = 50;
const rounds = 4;
const patience = 60_000;

/** Starts three servers, as if each were its own process. `post` sends each client to one of them in turn. */
async function threeServers(more: ServerOverrides = {}) {
  const DATA_DIR = temporaryDirectory();
  const overrides = { captchaProvider: trusting, ...more };
  const first = await testServer({ DATA_DIR }, overrides);
  const all = [first, await testServer({ DATA_DIR }, overrides), await testServer({ DATA_DIR }, overrides)];
  const post = (client: number, ...parameters: Parameters<typeof first.post>) =>
    (all[client % all.length] ?? first).post(...parameters);
  return { ...first, all, post };
}

/** Opens three connections to one database. */
async function threeDatabases() {
  const dataDir = temporaryDirectory();
  return Promise.all([1, 2, 3].map(() => openTestDatabase(dataDir)));
}

const each = <T>(attempt: (client: number) => Promise<T>) =>
  Promise.all(Array.from({ length: clients }, (_, client) => attempt(client)));

describe(`${clients} concurrent clients over three processes`, () => {
  test(
    'never gives one seat twice while people register, join the waitlist, accept, cancel, or let an offer expire',
    async () => {
      const seats = 5;
      let ahead = 0;
      const now = () => Date.now() + ahead;
      const { event, post, all, config, database } = await threeServers({ now });
      const secret = await installationSecret(database, config);
      const rowsOf = (event_id: string) =>
        database.selectFrom('event_registrations').selectAll().where('event_id', '=', event_id).execute();
      const taken = async (id: string) =>
        (await rowsOf(id)).filter((row) => takesSeat(seatState(row, now()))).length;
      // Each round makes some thousand transactions.
      for (let round = 0; round < 2; round += 1) {
        const id = `many-${round}`;
        const confirmation = round % 2 === 0 ? 'letter' : 'none';
        const path = await event({ id, max_attendees: seats, confirmation });
        const bodies = Array.from({ length: clients }, () => eventBody({ waitingList: true }));
        const join = async (client: number) => (await post(client, path, bodies[client])).status;
        const say = async (client: number, answer: TicketAnswer) => {
          const mine = (await rowsOf(id)).find(({ email }) => email === bodies[client]?.email);
          const token = mine ? ticketToken(secret, mine.id) : '';
          return (await post(client, `/events/tickets/${token}`, { answer })).status;
        };
        const auditActions = [
          join,
          (client: number) => say(client, 'come'),
          (client: number) => say(client, 'cannot-come'),
        ];
        expect(new Set(await each(join))).toEqual(new Set([200]));
        for (let wave = 0; wave < 3; wave += 1) {
          const statuses = await each(async (client) => {
            const auditAction = auditActions[Math.floor(Math.random() * auditActions.length)] ?? join;
            const status = await auditAction(client);
            expect(await taken(id)).toBeLessThanOrEqual(seats);
            return status;
          });
          expect(statuses.filter((status) => ![200, 409, 410].includes(status))).toEqual([]);
          ahead += wave * 13 * 3_600_000;
          for (const server of all) await moveWaitingLists({ ...server, now });
          expect(await taken(id)).toBeLessThanOrEqual(seats);
        }
        const waiting = (await rowsOf(id)).filter((row) => seatState(row, now()) === 'waiting');
        // The waitlist is empty while a seat is free.
        if (waiting.length > 0) expect(await taken(id)).toBe(seats);
      }
      expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    },
    patience,
  );

  test(
    'stores one row for one idempotency key, and gives every client the same response',
    async () => {
      const { post, rows, all } = await threeServers();
      for (let round = 1; round <= rounds; round += 1) {
        const body = contactBody({ message: `Round ${round}` });
        const headers = { 'Idempotency-Key': `round-number-${round}` };
        const answers = await each(async (client) => {
          const answer = await post(
            client,
            '/contact',
            { ...body, captchaToken: `${round}-${client}` },
            headers,
          );
          return [answer.status, (await answer.json()).reference];
        });
        expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
        expect(answers[0]?.[0]).toBe(200);
        const { messages, emails } = await rows();
        expect([messages.length, emails.length]).toEqual([round, round]);
      }
      expect(all.flatMap(({ faults }) => faults)).toEqual([]);
    },
    patience,
  );

  test(
    'lets one client capture the payment of a donation',
    async () => {
      const databases = await threeDatabases();
      const [database] = databases;
      if (!database) throw new Error('no database');
      const now = Date.now();
      for (let round = 0; round < rounds; round += 1) {
        const order = {
          provider: 'demo',
          cents: 2_500,
          currency: 'USD',
          token: `${round}`,
          tokenExpiresAt: now,
        };
        const { id } = await addDonation(database, order, now);
        const kinds = await each(async (client) => {
          const claim = `client-${client}`;
          return (await claimDonation(databases[client % 3] ?? database, id, { claim }, now)).kind;
        });
        expect(kinds.filter((kind) => kind === 'won')).toHaveLength(1);
      }
    },
    patience,
  );
});

test('runs a transaction again when another one changed the counter that it read', async () => {
  const databases = await threeDatabases();
  const [database] = databases;
  if (!database) throw new Error('no database');
  await database.insertInto('settings').values({ key: 'counter', value: '0' }).execute();
  const attempts = vi.fn();
  await each((client) =>
    transaction(databases[client % 3] ?? database, async (trx) => {
      attempts();
      const { value } = await trx
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'counter')
        .executeTakeFirstOrThrow();
      await trx
        .updateTable('settings')
        .set({ value: String(Number(value) + 1) })
        .where('key', '=', 'counter')
        .execute();
    }),
  );
  const counted = database.selectFrom('settings').select('value').where('key', '=', 'counter');
  expect(await counted.executeTakeFirst()).toEqual({ value: String(clients) });
  expect(attempts.mock.calls.length).toBeGreaterThanOrEqual(clients);
});
