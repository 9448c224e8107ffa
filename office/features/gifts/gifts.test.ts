import { keepOrganisation } from '@banyan/server/settings/organisation';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { giftCalls } from './calls.ts';
import { giftsOffice, treasurer } from './test-gifts.ts';

const dayMs = 86_400_000;

test('finds gifts by state, kind, day, name, email and reference, with their sums', async () => {
  const { asha, at, give, list, record } = await giftsOffice();
  const online = await give(25);
  const open = await give(40, { capture: false });
  const check = await record({ cents: 50_050, firstName: 'Änne', lastName: 'O’Neil', day: '2026-02-03' });
  expect(await list()).toMatchObject({ count: 2, cents: 52_550, refundedCents: 0, more: false });
  expect((await list('?state=all')).count).toBe(3);
  const one = async (query: string) => (await list(query)).rows.map(({ reference }) => reference);
  expect(await one('?state=open')).toEqual([open.reference]);
  expect(await one('?kind=check')).toEqual([check]);
  expect(await one('?q=anne%20oneil')).toEqual([check]);
  expect(await one('?q=ASHA@exa')).toEqual([online.reference]);
  expect(await one(`?q=${online.reference.toLowerCase()}`)).toEqual([online.reference]);
  expect(await one('?from=2026-02-03&to=2026-02-03')).toEqual([check]);
  expect(await one('?to=2026-02-02')).toEqual([]);
  expect(await one('?refunded=yes')).toEqual([]);
  expect(await one('?least=25&most=25')).toEqual([online.reference]);
  expect(await one('?least=26')).toEqual([check]);
  expect(await one('?most=24')).toEqual([]);
  expect(await one('?state=open&least=40')).toEqual([open.reference]);
  expect((await at.get('/gifts?from=yesterday')).status).toBe(422);
  expect((await list()).rows[0]).toMatchObject({
    donor: asha,
    kind: 'online',
    state: 'received',
    demo: true,
  });
});

test('shows a gift’s steps, receipt, refundable amount and refund deadline', async () => {
  const { give, gift, volunteer } = await giftsOffice();
  const { reference } = await give(25);
  const one = await gift(reference);
  expect(one).toMatchObject({
    cents: 2_500,
    orderedCents: 2_500,
    email: 'asha@example.org',
    purpose: 'A bench',
  });
  expect(one.steps.map(({ what }) => what)).toEqual(['ordered', 'approved', 'received', 'receipt']);
  expect(JSON.stringify(one.sheet)).toContain(reference);
  expect(one.refundable).toMatchObject({ cents: 2_500, way: 'provider', why: '' });
  const days = (Date.parse(one.refundable.until ?? '') - Date.parse(one.receivedAt ?? '')) / dayMs;
  expect(days).toBe(180);
  const other = await volunteer({ role: 'organiser', chapter: null });
  expect((await other.browser.get(`/gifts/${reference}`)).status).toBe(404);
});

test('refunds to the cent after a passkey step-up, once for a repeated request, and sends a corrected receipt', async () => {
  const { at, clock, auditActions, device, give, gift, emails, stepUp } = await giftsOffice();
  const { reference } = await give(25);
  const { version } = await gift(reference);
  clock.now += 6 * 60_000;
  const body = { cents: 1_001, reason: 'Given twice', version };
  const press = () => at.post(`/gifts/${reference}/refund`, body, { 'Idempotency-Key': 'one-press' });
  expect((await press()).status).toBe(403);
  await stepUp(at, device);
  const first = await press();
  expect(first.body).toMatchObject({ state: 'done' });
  expect((await press()).body).toEqual(first.body);
  expect((await at.post(`/gifts/${reference}/refund`, body)).status).toBe(409);
  const after = await gift(reference);
  expect(after).toMatchObject({
    refundedCents: 1_001,
    refunds: [{ cents: 1_001, state: 'done', mine: true }],
  });
  expect(after.refunds[0]?.by).toMatch(/^Volunteer/);
  expect(
    after.steps
      .map(({ what }) => what)
      .slice(-3)
      .toSorted(),
  ).toEqual(['receipt', 'refund asked', 'refund done']);
  const much = { cents: 1_500, reason: 'More', version: after.version };
  expect((await at.post(`/gifts/${reference}/refund`, much)).body.errors).toMatchObject([{ field: 'cents' }]);
  for (const cents of [0, -1, 1.5, '1'])
    expect((await at.post(`/gifts/${reference}/refund`, { ...much, cents })).status).toBe(422);
  const mails = (await emails('asha@example.org')).map(({ subject, next_attempt_at }) => [
    subject.split(' D-')[0],
    next_attempt_at <= clock.now,
  ]);
  expect(mails).toEqual([
    ['Demo receipt', true],
    ['Corrected demo receipt', true],
  ]);
  expect(await auditActions()).toEqual([['refund', `{"refund":"${first.body.id}"}`]]);
});

test('shows a refund whose answer was lost as asked, and asks PayPal again', async () => {
  const { at, give, gift } = await giftsOffice();
  const { reference } = await give(1_000);
  const { version } = await gift(reference);
  // The demo loses the answers about this amount.
  const { body } = await at.post(`/gifts/${reference}/refund`, { cents: 50_300, reason: 'Lost', version });
  expect(body.state).toBe('done');
  expect((await at.post(`/gifts/${reference}/reconcile`)).body).toEqual({ state: 'received', said: 'same' });
  expect((await at.post('/gifts/reconcile')).body).toEqual({ asked: 0, settled: 0, unsure: 0 });
});

test('records a check with its receipt, counts it, and lets the recording volunteer undo it for 15 minutes', async () => {
  const { at, clock, gift, emails, list, record, volunteer } = await giftsOffice();
  const reference = await record({ email: 'tara@example.org', receipt: true, note: 'No. 117' });
  const one = await gift(reference);
  expect(one).toMatchObject({ kind: 'check', note: 'No. 117', receipt: 'waiting', captureId: null });
  expect(one.sheet?.facts).toContainEqual({ label: 'Paid by', value: 'check' });
  expect(one.refundable).toMatchObject({ way: 'by-hand', cents: 10_000 });
  const [mail] = await emails('tara@example.org');
  expect(mail?.next_attempt_at).toBe(clock.now + 5 * 60_000);
  const other = await volunteer(treasurer);
  const undo = (browser = at) => browser.post(`/gifts/${reference}/undo`, { version: one.version });
  expect((await undo(other.browser)).status).toBe(422);
  expect((await undo()).body).toEqual({ receiptLeft: false });
  expect(await emails('tara@example.org')).toEqual([]);
  expect((await list()).count).toBe(0);
  expect((await gift(reference)).steps.map(({ what }) => what)).toEqual(['recorded', 'taken back']);
  const late = await record();
  clock.now += 15 * 60_000 + 1;
  expect((await gift(late)).undoUntil).toBeNull();
  expect((await at.post(`/gifts/${late}/undo`, { version: 0 })).status).toBe(422);
});

test.each([
  [{ cents: 0 }, 'cents'],
  [{ day: '2026-02-30' }, 'day'],
  [{ kind: 'online' }, 'kind'],
  [{ email: 'a@b' }, 'email'],
])('refuses a record of %j at the field %s', async (more, field) => {
  const { at, fields } = await giftsOffice();
  const { status, body } = await at.post('/gifts', { ...fields, ...more });
  expect([status, body.errors]).toMatchObject([422, [{ field }]]);
});

test('records a check’s refund that was sent as a check', async () => {
  const { at, gift, record } = await giftsOffice();
  const reference = await record();
  const refund = { cents: 4_000, reason: 'Sent a check', version: 0 };
  expect((await at.post(`/gifts/${reference}/refund`, refund)).body.message).toMatch(/Send a check/);
  const { body } = await at.post(`/gifts/${reference}/refund`, { ...refund, byHand: true });
  expect(body.state).toBe('done');
  expect(await gift(reference)).toMatchObject({
    refundedCents: 4_000,
    refunds: [{ byHand: true, state: 'done' }],
  });
});

test('a large refund waits on the dashboard for another volunteer when the association requires it', async () => {
  const { at, database, give, gift, secondYes, volunteer } = await giftsOffice();
  await secondYes();
  const { reference } = await give(2_500);
  const want = async (cents: number) => {
    const { version } = await gift(reference);
    const { body } = await at.post(`/gifts/${reference}/refund`, { cents, reason: 'Much', version });
    return String(body.state);
  };
  expect(await want(100_000)).toBe('done');
  // Many small refunds add up to the same limit.
  expect(await want(100)).toBe('waits');
  const waits = async () => (await gift(reference)).refunds.find(({ state }) => state === 'waits')?.id;
  const path = `/gifts/${reference}/refunds/${await waits()}`;
  expect((await at.post(`${path}/yes`)).body.message).toMatch(/^Someone else/);
  const other = await volunteer(treasurer);
  expect((await other.browser.get('/desk')).body.refundsWait).toMatchObject([
    { reference, cents: 100, mine: false },
  ]);
  expect((await at.get('/desk')).body.refundsWait).toMatchObject([{ mine: true }]);
  // The volunteer who requested the refund has meanwhile lost the permission to refund.
  const own = String((await at.get('/me')).body.id);
  const asRole = (role: 'reader' | 'treasurer') =>
    database.updateTable('grants').set({ role }).where('volunteer_id', '=', own).execute();
  await asRole('reader');
  expect((await other.browser.post(`${path}/yes`)).body.message).toContain('no longer has permission');
  await asRole('treasurer');
  expect((await other.browser.post(`${path}/yes`)).body).toEqual({ state: 'done' });
  expect((await other.browser.post(`${path}/yes`)).status).toBe(422);
  expect((await at.get('/desk')).body).not.toHaveProperty('refundsWait');
  expect(await want(200)).toBe('waits');
  expect((await at.post(`/gifts/${reference}/refunds/${await waits()}/drop`)).status).toBe(200);
  expect((await gift(reference)).refundedCents).toBe(100_100);
});

test('shows two years side by side, with refunds in the month they were made', async () => {
  const { at, give, gift, record } = await giftsOffice(Date.parse('2031-03-10T18:00:00Z'));
  await record({ cents: 7_000, day: '2030-03-10' });
  await record({ cents: 9_000, day: '2030-03-11' });
  await record({ cents: 1_000, day: '2031-01-31' });
  const { reference } = await give(25);
  const { version } = await gift(reference);
  await at.post(`/gifts/${reference}/refund`, { cents: 500, reason: 'x', version });
  const { body } = await at.get('/gifts/totals');
  const totals = v.parse(giftCalls.getGiftTotals.answer, body);
  expect(totals.year).toBe(2031);
  expect(totals.months[2]).toEqual({
    month: 3,
    cents: 2_500,
    gifts: 1,
    refundedCents: 500,
    before: { cents: 16_000, gifts: 2, refundedCents: 0 },
  });
  expect(totals.thisYear).toEqual({ cents: 3_000, gifts: 2, donors: 2 });
  expect(totals.sameDay).toEqual({ cents: 7_000, gifts: 1 });
});

test('takes today from the association’s zone, and refuses a gift with a later day', async () => {
  const { at, database, fields } = await giftsOffice(Date.parse('2031-03-11T03:00:00Z'));
  const chicago = { name: 'Alumni', ein: '', timeZone: 'America/Chicago', email: '' };
  await keepOrganisation(database, chicago);
  expect((await at.get('/gifts/totals')).body.today).toBe('2031-03-10');
  expect((await at.post('/gifts', { ...fields, day: '2031-03-11' })).status).toBe(422);
  expect((await at.post('/gifts', { ...fields, day: '2031-03-10' })).status).toBe(200);
});

test('exports gifts with PayPal’s numbers and without formulas, and notes the export in the audit log', async () => {
  const { at, auditActions, give, record } = await giftsOffice();
  const { reference, capture_id } = await give(25);
  await record({ lastName: '=cmd()' });
  const { body } = await at.post('/gifts/export', { filters: { state: 'received' } });
  const [names = '', ...lines] = String(body.csv).trim().split('\r\n');
  expect(names).toContain('"paypal_capture_id"');
  expect(lines.find((line) => line.includes(reference))).toContain(`"${capture_id}"`);
  expect(lines.join('\n')).not.toMatch(/"=/);
  expect(body.rows).toBe(2);
  expect((await auditActions()).at(-1)).toEqual(['gift export', '{"rows":2}']);
});

test('shows and exports the fee of a gift, and leaves an unknown fee empty', async () => {
  const { at, database, gift, give } = await giftsOffice();
  const [told, notNotified] = [await give(25), await give(30)];
  await database
    .updateTable('donations')
    .set({ fee_cents: 99, net_cents: 2_401 })
    .where('id', '=', told.id)
    .execute();
  expect((await gift(told.reference)).fee).toEqual({ cents: 99, netCents: 2_401 });
  expect((await gift(notNotified.reference)).fee).toBeNull();
  const csv = String((await at.post('/gifts/export', { filters: {} })).body.csv);
  const cells = csv.split('\r\n').map((line) => line.split(','));
  const fee = cells[0]?.indexOf('"paypal_fee"') ?? -1;
  const costOf = (reference: string) =>
    cells.find(([first]) => first === `"${reference}"`)?.slice(fee, fee + 2);
  expect(costOf(told.reference)).toEqual(['"0.99"', '"24.01"']);
  expect(costOf(notNotified.reference)).toEqual(['""', '""']);
  await database.updateTable('donations').set({ captured_currency: 'EUR' }).execute();
  expect((await gift(told.reference)).fee).toBeNull();
});

test('lists a donor’s gifts by the email of one of them, with totals by year, and returns 404 without an email', async () => {
  const { at, record } = await giftsOffice(Date.UTC(2031, 0, 10, 12));
  const email = 'tara@example.org';
  const older = await record({ email, cents: 250_00, day: '2029-12-31' });
  const newer = await record({ email: 'Tara@Example.org', cents: 100_00, day: '2030-06-01' });
  const asContact = await record({
    email,
    cents: 50_00,
    day: '2030-06-02',
    organization: 'Trestle Labs Inc.',
    firstName: '',
    lastName: '',
  });
  const anonymous = await record({ cents: 70_00, day: '2030-06-03' });
  await at.post(`/gifts/${newer}/refund`, { cents: 40_00, reason: 'Asked', version: 0, byHand: true });

  const { body } = await at.get(`/gifts/${older}/donor`);
  const donor = v.parse(giftCalls.getDonorGifts.answer, body);
  expect(donor.gifts.map(({ reference }) => reference)).toEqual([asContact, newer, older]);
  expect(donor).toMatchObject({
    name: 'Trestle Labs Inc.',
    email,
    years: [
      { year: 2030, gifts: 2, cents: 150_00, refundedCents: 40_00 },
      { year: 2029, gifts: 1, cents: 250_00, refundedCents: 0 },
    ],
  });
  expect((await at.get(`/gifts/${anonymous}/donor`)).status).toBe(404);
});
