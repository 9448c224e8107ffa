import { expect, test } from 'vitest';
import { eventFields } from '../events/test-events.ts';
import { admin, linesOf, reviewer, reviewOffice } from '../review/test-review.ts';

test('exports the log as a CSV file with the filters of the screen, and logs the export', async () => {
  const { sent, decide, volunteer } = await reviewOffice();
  const meera = await volunteer(admin);
  const kiran = await volunteer(reviewer);
  const member = await sent.member();
  await decide(kiran.browser, [member]);
  const { body } = await meera.browser.post('/log/export', { who: kiran.me.id, about: 'member' });
  const [names, line, ...rest] = String(body.csv).split('\r\n');
  expect(names).toBe('\ufeff"at","who","action","subject","ref","chapters","detail","data"');
  expect(line).toContain(`"${kiran.me.name}","approve","member `);
  expect(line).toContain(`"${member}"`);
  expect([body.rows, rest]).toEqual([1, ['']]);
  const { body: next } = await meera.browser.post('/log/export', {});
  expect(next.csv).toContain(`"${meera.me.name}","log export","log","","","","{""rows"":1}"`);
});

test('filters the log by kind and names the subject of each line by its title', async () => {
  const { clock, volunteer } = await reviewOffice();
  const { browser } = await volunteer(admin);
  const day = new Date(clock.now).toISOString().slice(0, 10);
  const check = {
    kind: 'check',
    cents: 2_500,
    day,
    firstName: 'Sunita',
    lastName: 'Bakul',
    email: '',
    purpose: 'General fund',
    note: '',
    receipt: false,
  };
  const { body: gift } = await browser.post('/gifts', check);
  const event = await browser.post('/events', eventFields);
  expect([gift.reference, event.status]).toEqual([expect.stringMatching(/^D-/), 200]);
  const linesAbout = async (about: string) =>
    linesOf((await browser.get(`/log?about=${about}`)).body.lines).map(({ action, ref, title }) => ({
      action,
      ref,
      title,
    }));
  expect(await linesAbout('gift')).toEqual([{ action: 'gift record', ref: gift.reference, title: null }]);
  expect(await linesAbout('event')).toEqual([{ action: 'event add', ref: null, title: eventFields.title }]);
  await browser.post('/log/export', {});
  expect(await linesAbout('log')).toEqual([{ action: 'log export', ref: null, title: null }]);
});
