import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { donor, givingServer, paypalForTest, paypalOf } from '../../../donations/test-giving.ts';
import { terminal } from '../../../testing/terminal.ts';

const organisation = {
  name: 'Trees & Sons',
  ein: '12-3456789',
  timeZone: 'America/Los_Angeles',
  email: 'v@example.org',
};

/** A site with PayPal's keys, and a volunteer at the same keyboard. */
async function office() {
  const double = await paypalForTest();
  const site = await givingServer({
    payments: paypalOf(double.api),
    organisation,
    reconcileIntervalMs: 3_600_000,
  });
  const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_API: double.api };
  const give = async (amount: number, more: Record<string, unknown> = {}) => {
    const { id } = await site.create(amount);
    double.approve(id);
    await site.capture(id, donor(more));
    return site.gift(id);
  };
  return { ...site, double, give, banyan: terminal(site.dataDir, keys) };
}

test('the list says how far each gift came, and reconcile settles what hangs', async () => {
  const { banyan, double, give } = await office();
  expect((await banyan('donations', 'list')).out).toBe('No gifts yet.');
  await give(25);
  double.misbehave('capture', 'lost', 2);
  double.misbehave('get', 'down');
  const hanging = await give(40, { email: 'tara@example.org', firstName: 'Tara' });
  expect((await banyan('donations', 'list')).out).toMatch(
    /created\s+\$40\.00 {2}Tara Pimpal {2}· {2}not settled\n.*captured\s+\$25\.00 {2}Asha Pimpal\n2 shown\./,
  );
  expect((await banyan('donations', 'reconcile')).out).toBe(
    `${hanging.reference}  created → captured\n1 looked at.`,
  );
  expect((await banyan('donations', 'reconcile')).out).toBe('Nothing is open.');
});

test('a receipt has what US tax law asks for, and can be sent again', async () => {
  const { banyan, create, give, rows } = await office();
  const gift = await give(250);
  const { code, out } = await banyan('donations', 'receipt', gift.reference.toLowerCase(), '--mail');
  expect(code).toBe(0);
  for (const words of [
    ...['Trees & Sons', '12-3456789', 'Asha Pimpal', '$250.00', gift.reference, '501(c)(3)'],
    'No goods or services were provided in exchange for this contribution.',
    new Date().toLocaleDateString('en-US', { dateStyle: 'long', timeZone: organisation.timeZone }),
  ])
    expect(out).toContain(words);
  const { letters } = await rows();
  expect(letters.map(({ recipient }) => recipient)).toEqual(['asha@example.org', 'asha@example.org']);
  // In a letter, which is wrapped where it is read, no line ends between the brackets.
  for (const { body } of letters) expect(body).toContain('501(c)\u2060(3)');
  const open = await create();
  expect(await banyan('donations', 'receipt', open.id)).toMatchObject({
    code: 1,
    out: expect.stringContaining('no receipt'),
  });
  expect((await banyan('donations', 'receipt', 'D-0000-0000')).code).toBe(1);
});

test('a statement has each donor’s gifts of the year, without what was given back', async () => {
  const { banyan, dataDir, database, double, give, notify } = await office();
  await give(25);
  await give(40, { email: 'ASHA@example.org' });
  await give(60, { email: 'tara@example.org', firstName: '=Tara', lastName: '<b>Bakul' });
  const back = await give(100);
  double.refund(back.order_id ?? '');
  await notify(double.notification('PAYMENT.CAPTURE.REFUNDED', back.order_id ?? ''));
  // The last evening of 2025 in California is 2026 in Greenwich.
  const late = await give(7);
  const set = { captured_at: '2026-01-01T05:00:00.000Z' };
  await database.updateTable('donations').set(set).where('id', '=', late.id).execute();
  await database
    .updateTable('donations')
    .set({ captured_at: '2026-07-04T12:00:00.000Z' })
    .where('id', '!=', late.id)
    .execute();

  const csv = (await banyan('donations', 'statement', '--year', '2026', '--csv')).out.split('\r\n');
  expect(csv).toHaveLength(3);
  expect(csv[1]).toMatch(/^"'=Tara","<b>Bakul","tara@example.org","1","60.00"/);
  expect(csv[2]).toMatch(
    /^"Asha","Pimpal","ASHA@example.org","2","65.00","D-\S+ 25.00 for A bench; D-\S+ 40.00 for A bench","","0",".*exchange for these contributions\."$/,
  );
  expect((await banyan('donations', 'statement', '--year', '2025', '--csv')).out).toContain('"7.00"');

  const out = join(dataDir, 'statement.html');
  expect((await banyan('donations', 'statement', '--year', '2026', '--page', '--out', out)).code).toBe(0);
  const page = readFileSync(out, 'utf8');
  expect(page).toContain('Trees &amp; Sons');
  expect(page).toContain('&lt;b&gt;Bakul');
  expect(page).not.toContain('<b>');
  expect(page.match(/<section>/g)).toHaveLength(2);
  expect(page).toContain('<td>$65.00</td>');
  expect(page.match(/501\(c\)\u2060\(3\)/g)).toHaveLength(2);
});

test.each([
  [['statement']],
  [['statement', '--year', '26', '--csv']],
  [['statement', '--year', '2026']],
  [['receipt']],
  [['dance']],
])('banyan donations %j is answered with how it is typed', async (words) => {
  const { banyan } = await office();
  expect(await banyan('donations', ...words)).toMatchObject({
    code: 2,
    out: expect.stringContaining('banyan'),
  });
});
