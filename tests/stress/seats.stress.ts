import path from 'node:path';
import { expect } from 'vitest';
import { eventBody } from '../../packages/server/src/testing/test-server.ts';
import { root } from '../../scripts/steps.ts';
import { insertLike, openFile, post, product } from './product.ts';
import { stressTest } from './stressTest.ts';

const clients = 50;

/** Adds events with one seat each. @returns their ids */
function addEvents(file: string, count: number): string[] {
  const database = openFile(file);
  const ids = Array.from({ length: count }, (_, index) => `last-seat-${index}`);
  const sample = database.prepare('select * from events where date > ?').get(new Date().toISOString());
  const open = { registration_url: null, registration_deadline: null, is_active: 1, is_approved: 1 };
  database.exec('begin');
  for (const id of ids)
    insertLike(database, 'events', sample, {
      ...open,
      id,
      max_attendees: 1,
      seats_reserved: 0,
      confirmation: 'none',
    });
  database.exec('commit');
  database.close();
  return ids;
}

stressTest(
  'gives the last seat to one of fifty who ask three processes at once, and answers 409 to all others',
  { full: 500, short: 4, of: 'seats' },
  async (count) => {
    const { member, another, dataDir, token } = await product();
    const members = [member, await another(), await another()];
    await member.start(root);
    await Promise.all(members.slice(1).map((one) => one.start(root)));
    const file = path.join(dataDir, 'banyan.db');
    const ids = addEvents(file, count);
    const ask = async (id: string, client: number): Promise<number> => {
      const { url } = members[client % members.length] ?? member;
      const answer = await post(url, `/events/register/${id}`, eventBody({ captchaToken: token() }));
      await answer.arrayBuffer();
      return answer.status;
    };
    const expected = [200, ...Array.from({ length: clients - 1 }, () => 409)];
    for (const id of ids) {
      const statuses = await Promise.all(Array.from({ length: clients }, (_, client) => ask(id, client)));
      expect(statuses.toSorted()).toEqual(expected);
    }
    const database = openFile(file);
    const given = database.prepare(
      `select event_id from event_registrations where event_id like 'last-seat-%' group by event_id having count(*) = 1`,
    );
    expect(given.all()).toHaveLength(count);
    database.close();
    return `${count * clients} asked, 0 wrong`;
  },
);
