import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { proof } from '@banyan/server/proof';
import { expect } from 'vitest';
import { root } from '../steps.ts';
import { product } from './product.ts';

const clients = 50;

/** Events of one seat each, made of one that is there. @returns their ids */
function lastSeats(file: string, count: number): string[] {
  const database = new DatabaseSync(file);
  database.exec('pragma busy_timeout = 5000');
  const sample = database
    .prepare('select * from events where date > ? limit 1')
    .get(new Date().toISOString());
  const ids = Array.from({ length: count }, (_, index) => `last-seat-${index}`);
  const row = {
    ...sample,
    max_attendees: 1,
    seats_reserved: 0,
    confirmation: 'none',
    registration_url: null,
    registration_deadline: null,
    is_active: 1,
    is_approved: 1,
  };
  const names = Object.keys(row);
  const insert = database.prepare(
    `insert into events (${names.join(', ')}) values (${names.map((name) => `:${name}`).join(', ')})`,
  );
  database.exec('begin');
  for (const id of ids) insert.run({ ...row, id });
  database.exec('commit');
  database.close();
  return ids;
}

/** How many seats of these events were given to more or fewer than one. */
function wrongOf(file: string, ids: readonly string[]): number {
  const database = new DatabaseSync(file, { readOnly: true });
  const seats = database.prepare('select count(*) as taken from event_registrations where event_id = ?');
  const wrong = ids.filter((id) => seats.get(id)?.taken !== 1).length;
  database.close();
  return wrong;
}

proof(
  {
    what: 'the last seat, wanted by fifty at once of three processes: one has it, and all others are told that it is gone',
    full: 1_000,
    of: 'seats',
  },
  async (count) => {
    const { member, another, dataDir, token } = await product();
    const members = [member, await another(), await another()];
    await member.start(root);
    await Promise.all(members.slice(1).map((one) => one.start(root)));
    const file = path.join(dataDir, 'banyan.db');
    const ids = lastSeats(file, count);
    const ask = async (id: string, client: number): Promise<number> => {
      const { url } = members[client % members.length] ?? member;
      const answer = await fetch(`${url}/api/events/register/${id}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({
          firstName: 'Tara',
          lastName: 'Chinch',
          email: `tara-${client}@example.org`,
          graduationYear: '2009',
          comments: '',
          captchaToken: token(),
        }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    const expected = [200, ...Array.from({ length: clients - 1 }, () => 409)];
    for (const id of ids) {
      const statuses = await Promise.all(Array.from({ length: clients }, (_, client) => ask(id, client)));
      expect(statuses.toSorted()).toEqual(expected);
    }
    expect(wrongOf(file, ids)).toBe(0);
    return `${(count * clients).toLocaleString('en-US')} asked, ${count.toLocaleString('en-US')} had one, 0 wrong`;
  },
);
