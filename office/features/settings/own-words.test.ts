import { messages } from '@banyan/api/office';
import { eventBody, eventRow } from '@banyan/server/testing/test-server';
import { describe, expect, test } from 'vitest';
import { admin, reviewOffice } from '../review/test-review.ts';
import { sampleEmail } from './sample-emails.ts';

/** An Office with an admin who saves texts. */
async function words() {
  const site = await reviewOffice();
  const meera = await site.volunteer(admin);
  let version = 0;
  return {
    ...site,
    browser: meera.browser,
    save: async (more: Record<string, unknown>) => {
      const answer = await meera.browser.post('/settings', { ...more, version });
      if (answer.status === 200) version = Number(answer.body.version);
      return answer;
    },
    bodyTo: async (recipient: string) =>
      (await site.emails()).filter((message) => message.recipient === recipient).map(({ body }) => body),
  };
}

const signature = 'The volunteers of the engineering alumni';
const postalAddress = 'P.O. Box 1855\nEvanston, IL 60201';

describe('the association’s own texts in emails', () => {
  test('adds the association’s paragraph for that kind of email, the signature and the postal address to later emails', async () => {
    const { browser, bodyTo, decide, emails: all, save, sent } = await words();
    const [plain, told] = [await sent.member({ email: 'plain@example.org' }), await sent.member()];
    await decide(browser, [plain]);
    const [before = ''] = await bodyTo('plain@example.org');
    const paragraph = 'Come to the picnic.\n\n<b>Bring {name}</b>, {{tea}} and %s.';
    await save({ words: { 'member-approved': paragraph }, signature, postalAddress });
    await decide(browser, [told]);
    const [after = ''] = (await all())
      .filter(({ recipient }) => recipient === 'member-2@example.org')
      .map(({ body }) => body);
    expect(after.endsWith(`\n\n${paragraph}\n\n${signature}\n\n${postalAddress}`)).toBe(true);
    expect(after.startsWith('Dear Rohan')).toBe(true);
    // Earlier emails, and emails to volunteers about their work, do not change.
    expect(await bodyTo('plain@example.org')).toEqual([before]);
    expect((await bodyTo('volunteers@example.org')).join()).not.toContain(signature);
    await save({ words: { 'member-approved': '' }, signature: '', postalAddress: '' });
    const third = await sent.member({ email: 'third@example.org' });
    await decide(browser, [third]);
    const [again = ''] = await bodyTo('third@example.org');
    const shape = (body: string) => body.replace(/token=\S+|Dear .*|M-\S+/g, '');
    expect(shape(again)).toBe(shape(before));
  });

  test('shows the texts in the email preview of a reviewer, below the reason', async () => {
    const { browser, open, save, sent } = await words();
    await save({ words: { 'member-rejected': 'We are sorry.' }, signature });
    const { emails: shown } = await open(browser, await sent.member());
    expect(shown).toMatchObject({
      reject: { after: expect.stringMatching(/We are sorry\.\n\nThe volunteers of the engineering alumni$/) },
      approve: { before: expect.stringMatching(/The volunteers of the engineering alumni$/) },
    });
  });

  test('adds the texts to emails caused by volunteers and by visitors', async () => {
    const { bodyTo, browser, clock, database, post, save } = await words();
    await database
      .insertInto('events')
      .values(eventRow({ confirmation: 'none' }))
      .execute();
    await save({ words: { 'seat-confirmed': 'Park behind the gym.', 'event-cancelled': 'Next year!' } });
    await post('/events/register/event-test', eventBody({ email: 'tara@example.org' }));
    clock.now += 1_000;
    await browser.post('/events/event-test/cancel', { version: 0, reason: 'Rain.' });
    const bodies = await bodyTo('tara@example.org');
    expect(bodies).toHaveLength(2);
    expect(bodies[0]).toMatch(/\n\nPark behind the gym\.$/);
    expect(bodies[1]).toMatch(/\n\nNext year!$/);
  });

  test('returns 422 for a text that is too long, contains hidden characters, or names an unknown kind of email', async () => {
    const { browser, save } = await words();
    const refused = [
      { words: { receipt: 'x'.repeat(2_001) } },
      { words: { receipt: 'a\u202eb' } },
      { words: { nothing: 'Hello.' } },
      { signature: 'x'.repeat(501) },
      { postalAddress: 5 },
    ];
    for (const more of refused) expect([more, (await save(more)).status]).toEqual([more, 422]);
    expect((await browser.get('/settings')).body).toMatchObject({ words: {}, signature: '', version: 0 });
  });
});

test('shows a sample of every kind of email about an invented person, made by the code of the real one', async () => {
  const { browser, config, database, clock, emails: outbox } = await words();
  const before = await outbox();
  for (const { kind } of messages) {
    const message = await sampleEmail({ config, database, now: clock.now }, kind);
    expect([kind, message?.kind]).toEqual([kind, kind]);
    const { status, body } = await browser.get(`/settings/letters/${kind}`);
    expect([kind, status, body.to]).toEqual([kind, 200, 'sunita@example.org']);
    expect(body.body).not.toMatch(/token=s|undefined|null/);
  }
  expect((await browser.get('/settings/letters/toString')).status).toBe(404);
  expect(await outbox()).toEqual(before);
});
