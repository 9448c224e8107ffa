import { expect, test } from 'vitest';
import { admin, reviewer, reviewOffice } from './test-review.ts';

test('an admin takes the log along as a file, narrowed as on the screen; the next one says so', async () => {
  const { sent, decide, volunteer } = await reviewOffice();
  const meera = await volunteer(admin);
  const kiran = await volunteer(reviewer);
  const member = await sent.member();
  await decide(kiran.browser, [member]);
  const { body } = await meera.browser.post('/log/export', { who: kiran.me.id, about: 'member' });
  const [names, line, ...rest] = String(body.csv).split('\r\n');
  expect(names).toBe('"at","who","action","subject","ref","chapters","detail","data"');
  expect(line).toContain(`"${kiran.me.name}","approve","member `);
  expect(line).toContain(`"${member}"`);
  expect([body.rows, rest]).toEqual([1, ['']]);
  const { body: next } = await meera.browser.post('/log/export', {});
  expect(next.csv).toContain(`"${meera.me.name}","log export","log","","","","{""rows"":1}"`);
});
