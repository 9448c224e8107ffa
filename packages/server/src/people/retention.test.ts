import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { digestNow } from '../background/test-digest.ts';
import { transaction } from '../database/transaction.ts';
import { queueEmail } from '../mail/outbox.ts';
import { terminal } from '../testing/terminal.ts';
import { testServer, trusting } from '../testing/test-server.ts';
import type { Kept } from './keep.ts';
import { dueSoon, forgetDue } from './retention.ts';
import { siteWithPeople } from './test-person.ts';

const kept: Kept = { messages: 365, rejectedRequests: 365, registrations: 730, failedGifts: 90 };

/** A site with messages of these ages in days, each with the email that announced it. */
async function siteWithMessages(...ages: readonly number[]) {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const start = Date.now();
  const at = (daysLater: number) => start + daysLater * dayMs;
  await transaction(site.database, async (trx) => {
    for (const [index, age] of ages.entries()) {
      const id = `message-${index}`;
      const person = { first_name: 'Leela', last_name: 'Umbar', email: 'leela@example.org', phone: '' };
      const decision = { sent_from: null, decided_at: null, decided_by: null, reason: null };
      const created_at = new Date(at(-age)).toISOString();
      const row = { id, reference: `C-${index}`, status: 'new' as const, message: `${age} days old` };
      await trx
        .insertInto('contact_messages')
        .values({ ...row, ...person, ...decision, created_at })
        .execute();
      await queueEmail(
        trx,
        { kind: null, recipient: 'v@example.org', subject: 'A message', body: 'Leela', about: id },
        start,
      );
    }
  });
  const messages = async () =>
    (await site.database.selectFrom('contact_messages').select('message').orderBy('id').execute()).map(
      ({ message }) => message,
    );
  return { ...site, at, messages, banyan: terminal(site.dataDir) };
}

describe('retention', () => {
  test('deletes expired messages with the emails about them, and nothing younger', async () => {
    const { database, at, messages, rows } = await siteWithMessages(400, 360, 200);
    await forgetDue(database, kept, at(0));
    expect(await messages()).toHaveLength(3);
    await forgetDue(database, kept, at(30));
    expect(await messages()).toEqual(['200 days old']);
    expect((await rows()).emails.map(({ about }) => about)).toEqual(['message-2']);
    await forgetDue(database, { ...kept, messages: undefined }, at(900));
    expect(await messages()).toHaveLength(1);
  });

  test('announces deletions 30 days ahead, even after a shorter setting or an upgrade', async () => {
    const { database, at, messages } = await siteWithMessages(200, 100);
    await forgetDue(database, kept, at(0));
    await forgetDue(database, kept, at(40));
    const shorter = { ...kept, messages: 90 };
    const soon = await dueSoon(database, shorter, at(40));
    expect(soon.find(({ what }) => what === 'messages')).toEqual({ what: 'messages', days: 90, count: 2 });
    await forgetDue(database, shorter, at(40));
    await forgetDue(database, shorter, at(69));
    expect(await messages()).toHaveLength(2);
    await forgetDue(database, shorter, at(71));
    expect(await messages()).toEqual([]);
  });

  test('deletes any number of expired messages', async () => {
    const { database, at, messages } = await siteWithMessages(...Array<number>(130).fill(400), 1);
    await forgetDue(database, kept, at(0));
    await forgetDue(database, kept, at(31));
    expect(await messages()).toEqual(['1 days old']);
  });

  test('banyan retention and the digest announce deletions', async () => {
    const site = await siteWithMessages(400, 340, 200);
    const { banyan } = site;
    const told = await banyan('retention');
    expect(told).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^messages +kept 365 days; 2 go within 30 days$/m),
    });
    expect(told.out).toMatch(
      /^donors of gifts that were never paid +kept 90 days; none goes within 30 days$/m,
    );
    const sentence = 'Within 30 days the site will forget: messages (2).';
    expect(await digestNow(site)).toMatchObject([{ body: expect.stringContaining(sentence) }]);
    expect((await banyan('retention')).out).not.toContain('Leela');
  });

  test('a running site deletes expired messages by itself', async () => {
    const { database, dataDir, at, messages } = await siteWithMessages(400);
    for (const day of [0, 31])
      await testServer({ DATA_DIR: dataDir }, { captchaProvider: trusting, now: () => at(day) });
    expect(await messages()).toEqual([]);
    const noted = database.selectFrom('settings').selectAll().where('key', '=', 'keep:messages');
    expect(await noted.execute()).toMatchObject([{ value: expect.stringMatching(/^365 \d+$/) }]);
  });
});

describe('retention by kind', () => {
  test('deletes the personal data of each kind after its retention', async () => {
    const { review, database, ids, declined, received } = await siteWithPeople();
    await review.reject('It ends in the middle.', ids.waiting);
    const after = (days: number) => forgetDue(database, kept, Date.now() + days * dayMs);
    const references = async (table: 'members' | 'stories') =>
      (await database.selectFrom(table).select('reference').execute()).map(({ reference }) => reference);
    const donorOf = async (order: string) =>
      (
        await database
          .selectFrom('donations')
          .select('email')
          .where('order_id', '=', order)
          .executeTakeFirstOrThrow()
      ).email;

    await after(0);
    await after(89);
    expect(await donorOf(declined.id)).toBe('Zubeida@example.org');
    await after(91);
    expect(await donorOf(declined.id)).toBeNull();
    expect(await donorOf(received.id)).toBe('Zubeida@example.org');

    expect(await references('members')).toContain(ids.refused);
    await after(366);
    expect(await references('members')).toEqual(expect.not.arrayContaining([ids.refused, ids.again]));
    expect(await references('members')).toEqual(expect.arrayContaining([ids.member, ids.tara]));
    expect((await references('stories')).toSorted()).toEqual([ids.story, ids.taras].toSorted());
    // Questions about a story are deleted with it, and so are the emails about them.
    const asked = database.selectFrom('questions').select('reference');
    expect(await asked.execute()).toEqual([]);
    const emails = database.selectFrom('outbox').select('subject').where('subject', 'like', 'A question%');
    expect(await emails.execute()).toEqual([]);

    const registrations = async () =>
      database
        .selectFrom('event_registrations')
        .selectAll()
        .orderBy('event_id')
        .orderBy('last_name')
        .execute();
    expect(await registrations()).toMatchObject([
      { event_id: 'coming', email: 'Zubeida@example.org' },
      // This event was in 2020.
      { event_id: 'past', first_name: 'Tara', email: '', comments: '' },
      { event_id: 'past', first_name: 'Zubeida', email: '', comments: '' },
    ]);
    await after(739);
    expect(await registrations()).toMatchObject([{ email: 'Zubeida@example.org' }, {}, {}]);
    await after(741);
    expect(await registrations()).toMatchObject([{ first_name: 'Zubeida', email: '' }, {}, {}]);
  });
});
