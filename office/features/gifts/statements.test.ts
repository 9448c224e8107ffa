import { transaction } from '@banyan/server/database/transaction';
import { dueEmails } from '@banyan/server/mail/outbox';
import { suppress } from '@banyan/server/mail/suppressions';
import { installationSecret } from '@banyan/server/settings/secret';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { giftCalls } from './calls.ts';
import { giftsOffice } from './test-gifts.ts';

const hourMs = 3_600_000;
/** January 10, at noon UTC. */
const january = Date.UTC(2031, 0, 10, 12);

/** The total in a statement email, in cents. */
const totalIn = (body: string) =>
  Math.round(Number(/^Total: +\$([\d,.]+)$/m.exec(body)?.[1]?.replaceAll(',', '')) * 100);

async function statementsOffice() {
  const site = await giftsOffice(january);
  const { at, device, record, stepUp } = site;
  return {
    ...site,
    read: async (query = '') =>
      v.parse(giftCalls.getStatements.answer, (await at.get(`/gifts/statements${query}`)).body),
    async mail(year = 2030) {
      await stepUp(at, device);
      return at.post('/gifts/statements/mail', { year });
    },
    /** Records a check that a donor gave last year. */
    gave: (
      firstName: string,
      cents: number,
      email = `${firstName.toLowerCase()}@example.org`,
      day = '2030-06-01',
    ) => record({ firstName, lastName: 'Bakul', cents, email, day }),
    statements: async () =>
      (await site.rows()).emails.filter(({ subject }) => subject.includes('giving statement')),
  };
}

test('groups the donors of a year by email, else by name, with sums after refunds', async () => {
  const { at, gave, read } = await statementsOffice();
  await gave('Tara', 10_000);
  await gave('Tara', 2_550, 'TARA@example.org', '2030-06-02');
  await gave('Kiran', 99_999, '');
  const back = await gave('Leela', 4_000);
  await at.post(`/gifts/${back}/refund`, { cents: 4_000, reason: 'x', version: 0, byHand: true });
  const part = await gave('Asha', 6_000);
  await at.post(`/gifts/${part}/refund`, { cents: 1_000, reason: 'x', version: 0, byHand: true });
  const all = await read();
  expect(all).toMatchObject({
    year: 2030,
    years: [2030],
    count: 3,
    gifts: 4,
    cents: 117_549,
    isOver: true,
    heldUntil: null,
    withoutEmail: { count: 1, cents: 99_999 },
    emails: { none: 2, held: 0, waiting: 0, sent: 0, failed: 0 },
  });
  expect(all.donors.map(({ name, email, gifts, cents }) => [name, email, gifts, cents])).toEqual([
    ['Kiran Bakul', null, 1, 99_999],
    ['Tara Bakul', 'TARA@example.org', 2, 12_550],
    ['Asha Bakul', 'asha@example.org', 1, 5_000],
  ]);
  expect(await read('?year=2029')).toMatchObject({ count: 0, donors: [] });
  const { body } = await at.post('/gifts/statements/file', { year: 2030 });
  expect(String(body.csv).trim().split('\r\n')).toHaveLength(4);
  const sheets = await at.post('/gifts/statements/sheets', { year: 2030 });
  const printed = v.parse(giftCalls.statementSheets.answer, sheets.body).sheets;
  expect(printed).toHaveLength(3);
  const sheetOf = (name: string) => printed.find((sheet) => sheet.name === name);
  expect(sheetOf('Asha Bakul')).toMatchObject({ email: 'asha@example.org', cents: 5_000 });
  expect(sheetOf('Tara Bakul')).toMatchObject({
    gifts: [{ cents: 10_000 }, { cents: 2_550, day: '2030-06-02' }],
  });
  const paper = await at.post('/gifts/statements/sheets', { year: 2030, unmailed: true });
  expect(paper.body).toMatchObject({
    sheets: [
      {
        name: 'Kiran Bakul',
        sentences: [expect.stringContaining('No goods or services'), expect.stringContaining('501(c)(3)')],
      },
    ],
  });
  expect(paper.body.sheets).toHaveLength(1);
});

test('schedules one statement email for each donor a year, and a second press covers only missing and failed ones', async () => {
  const { clock, database, gave, mail, read, statements } = await statementsOffice();
  await gave('Tara', 10_000);
  await gave('Asha', 5_000);
  await gave('Kiran', 5_000, '');
  const first = await mail();
  expect(first.body).toEqual({ emails: 2, leavesAt: new Date(clock.now + 300_000).toISOString() });
  expect((await mail()).status).toBe(422);
  expect((await read()).emails).toMatchObject({ none: 0, held: 2 });
  expect((await read()).heldUntil).toBe(first.body.leavesAt);
  const [tara] = (await statements()).filter(({ recipient }) => recipient.startsWith('tara'));
  expect(tara?.body).toContain('$100.00');
  const due = await dueEmails(database, clock.now, 10);
  expect(due.filter(({ subject }) => subject.includes('giving statement'))).toEqual([]);

  clock.now += hourMs / 2 - 60_000;
  await gave('Leela', 700);
  // Tara’s email could not be sent; Asha’s was sent.
  const [one, other] = await statements();
  const isTara = one?.recipient.startsWith('tara');
  const [stuck, left] = isTara ? [one, other] : [other, one];
  const later = { attempts: 3, next_attempt_at: clock.now + hourMs, last_error: 'no' };
  await database
    .updateTable('outbox')
    .set(later)
    .where('id', '=', stuck?.id ?? '')
    .execute();
  const sent_at = new Date(clock.now).toISOString();
  await database
    .updateTable('outbox')
    .set({ sent_at })
    .where('id', '=', left?.id ?? '')
    .execute();
  expect((await read()).emails).toMatchObject({ none: 1, sent: 1, failed: 1 });
  expect((await mail()).body.emails).toBe(2);
  const after = await statements();
  expect(after).toHaveLength(3);
  expect(after.find(({ id }) => id === stuck?.id)?.next_attempt_at).toBe(clock.now);
  // An email that a volunteer canceled is created again.
  await database
    .deleteFrom('outbox')
    .where('id', '=', stuck?.id ?? '')
    .execute();
  expect((await read()).emails).toMatchObject({ failed: 1 });
  expect((await mail()).body.emails).toBe(1);
});

test('prints the statement of a donor whose address is unreachable, and skips that address when emailing the others again', async () => {
  const { at, clock, database, config, gave, mail, read, statements } = await statementsOffice();
  const secret = await installationSecret(database, config);
  await gave('Tara', 10_000);
  await gave('Asha', 5_000);
  await gave('Kiran', 3_000, '');
  await gave('Leela', 700);
  const dead = (email: string) =>
    transaction(database, (trx) => suppress(trx, secret, { email, why: 'unreachable' }, clock.now));
  await dead('TARA@example.org');
  expect((await read()).emails).toMatchObject({ none: 2, unreachable: 1 });
  expect((await at.get('/desk')).body.statements).toEqual({ year: 2030, donors: 2 });
  expect((await mail()).body.emails).toBe(2);
  clock.now += hourMs / 2 - 60_000;
  // Asha’s email failed because her mailbox no longer exists; Leela’s only failed.
  await database
    .updateTable('outbox')
    .set({ attempts: 3, next_attempt_at: clock.now + hourMs })
    .execute();
  await dead('asha@example.org');
  const states = (await read()).donors.map(({ name, statementEmail: message }) => [name, message]);
  expect(states).toEqual([
    ['Tara Bakul', 'unreachable'],
    ['Asha Bakul', 'unreachable'],
    ['Kiran Bakul', 'none'],
    ['Leela Bakul', 'failed'],
  ]);
  expect((await mail()).body.emails).toBe(1);
  const hurried = (await statements()).filter(({ next_attempt_at }) => next_attempt_at === clock.now);
  expect(hurried.map(({ recipient }) => recipient)).toEqual(['leela@example.org']);
  expect((await read()).emails).toMatchObject({ unreachable: 2 });
  const { body } = await at.post('/gifts/statements/sheets', { year: 2030, unmailed: true });
  const { sheets } = v.parse(giftCalls.statementSheets.answer, body);
  expect(sheets.map(({ name }) => name).toSorted()).toEqual(['Asha Bakul', 'Kiran Bakul', 'Tara Bakul']);
});

test('cancels scheduled statement emails so they can be sent again, and returns 409 after the hold', async () => {
  const { at, clock, gave, mail, read, statements } = await statementsOffice();
  await gave('Tara', 10_000);
  await gave('Asha', 5_000);
  await mail();
  expect((await at.post('/gifts/statements/undo', { year: 2030 })).body).toEqual({ withdrawn: 2 });
  expect(await statements()).toEqual([]);
  expect((await read()).emails.none).toBe(2);
  expect((await at.post('/gifts/statements/undo', { year: 2030 })).status).toBe(409);
  await mail();
  clock.now += 600_000;
  expect((await at.post('/gifts/statements/undo', { year: 2030 })).status).toBe(409);
  expect((await read()).emails.waiting).toBe(2);
  expect((await mail(2031)).status).toBe(422);
});

test('shows missing statements on the dashboard in January, until they are emailed', async () => {
  const { at, gave, mail, volunteer } = await statementsOffice();
  await gave('Tara', 10_000);
  expect((await at.get('/desk')).body.statements).toEqual({ year: 2030, donors: 1 });
  const organiser = await volunteer({ role: 'organiser', chapter: null });
  expect((await organiser.browser.get('/desk')).body).not.toHaveProperty('statements');
  await mail();
  expect((await at.get('/desk')).body).not.toHaveProperty('statements');
});

test('totals, gift list, printed sheets, CSV and emails agree to the cent for any gifts and refunds', async () => {
  const { at, database, read, record, list, mail, statements } = await statementsOffice();
  const gift = fc.record({
    cents: fc.integer({ min: 1, max: 9_999_999 }),
    back: fc.integer({ min: 0, max: 9_999_999 }),
    donor: fc.integer({ min: 0, max: 3 }),
    hasEmail: fc.boolean(),
    day: fc.constantFrom('2029-12-31', '2030-01-01', '2030-07-04', '2030-12-31', '2031-01-01'),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(gift, { minLength: 1, maxLength: 6 }), async (gifts) => {
      await database.deleteFrom('donation_refunds').execute();
      await database.deleteFrom('donation_transitions').execute();
      await database.deleteFrom('donations').execute();
      for (const { cents, back, donor, hasEmail, day } of gifts) {
        const email = hasEmail ? `donor${donor}@example.org` : '';
        const reference = await record({ cents, firstName: `Donor${donor}`, email, day });
        const refund = { cents: Math.min(back, cents), reason: 'x', version: 0, byHand: true };
        if (refund.cents > 0) await at.post(`/gifts/${reference}/refund`, refund);
      }
      const table = await database.selectFrom('donations').selectAll().execute();
      for (const { id, captured_cents, refunded_cents } of table) {
        expect(refunded_cents).toBeLessThanOrEqual(captured_cents ?? 0);
        const refunds = database.selectFrom('donation_refunds').select('cents').where('donation_id', '=', id);
        const sum = (await refunds.execute()).reduce((all, { cents }) => all + cents, 0);
        expect(sum).toBe(refunded_cents);
      }
      for (const year of [2029, 2030, 2031]) {
        const expected = gifts
          .filter(({ day }) => day.startsWith(String(year)))
          .reduce((sum, { cents, back }) => sum + cents - Math.min(back, cents), 0);
        const { cents, donors } = await read(`?year=${year}`);
        const listed = await list(`?from=${year}-01-01&to=${year}-12-31`);
        expect([cents, donors.reduce((sum, one) => sum + one.cents, 0)]).toEqual([expected, expected]);
        expect(listed.cents - listed.refundedCents).toBe(expected);
        const printed = v.parse(
          giftCalls.statementSheets.answer,
          (await at.post('/gifts/statements/sheets', { year })).body,
        ).sheets;
        const paper = [
          printed.reduce((sum, sheet) => sum + sheet.cents, 0),
          printed.flatMap((sheet) => sheet.gifts).reduce((sum, one) => sum + one.cents, 0),
        ];
        expect(paper).toEqual([expected, expected]);
        const { body } = await at.post('/gifts/statements/file', { year });
        const totals = [...String(body.csv).matchAll(/"(\d+\.\d\d)","D-/g)].map(([, text]) => Number(text));
        expect(Math.round(totals.reduce((sum, one) => sum + one, 0) * 100)).toBe(expected);
      }
      await database.deleteFrom('outbox').execute();
      await mail();
      const written = await statements();
      const mailed = (await read()).donors.filter(({ email }) => email !== null);
      const byEmail = (all: readonly (readonly [string, number])[]) => Object.fromEntries(all.toSorted());
      expect(byEmail(written.map(({ recipient, body }) => [recipient, totalIn(body)]))).toEqual(
        byEmail(mailed.map(({ email, cents }) => [email ?? '', cents])),
      );
    }),
    { numRuns: 12 },
  );
}, 60_000);
