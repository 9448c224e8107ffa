import { contributionKinds, type GiftFields } from '@banyan/api/office';
import { transaction } from '@banyan/server/database/transaction';
import { donationsPerson } from '@banyan/server/donations/personal-data';
import { giftsWithEmail, giftYearsOf } from '@banyan/server/donations/self-service';
import { keepOwnWords } from '@banyan/server/mail/own-words';
import { removeSamples } from '@banyan/server/samples/removal';
import { keepOrganisation } from '@banyan/server/settings/organisation';
import { testServer, trusting } from '@banyan/server/testing/test-server';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { giftCalls } from './calls.ts';
import { admin, giftsOffice } from './test-gifts.ts';

/* The kind of a contribution decides the wording of its receipt, email, statement, files and the member’s page. */

const january = Date.UTC(2031, 0, 10, 12);
const tara = { firstName: 'Tara', lastName: 'Chinch', email: 'tara@example.org', day: '2030-06-01' };
const gift: Partial<GiftFields> = { ...tara, cents: 100_00, purpose: 'Student Laptops' };
const dinner: Partial<GiftFields> = {
  ...tara,
  contribution: 'partial',
  cents: 250_00,
  fairValueCents: 80_00,
  description: 'dinner for two',
  day: '2030-06-02',
};
const laptops: Partial<GiftFields> = {
  ...tara,
  contribution: 'goods',
  kind: 'other',
  cents: 0,
  description: '12 laptops',
};
const grant: Partial<GiftFields> = {
  ...tara,
  contribution: 'fund',
  organization: 'Example Gift Fund',
  cents: 500_00,
};
const match: Partial<GiftFields> = {
  ...tara,
  contribution: 'match',
  organization: 'Keystone Corp.',
  cents: 100_00,
};

const placeholder = { name: 'Alumni', ein: '00-0000000', timeZone: 'America/Chicago', email: '' };

/** An Office of an association with an EIN and a postal address. */
async function booksOffice() {
  const site = await giftsOffice(january);
  const { database, at } = site;
  const organisation = { name: 'Alumni', ein: '12-3456789', timeZone: 'America/Chicago', email: '' };
  await keepOrganisation(database, organisation);
  await transaction(database, (trx) =>
    keepOwnWords(trx, 'postal-address', 'P.O. Box 1855\nEvanston, IL 60201'),
  );
  return {
    ...site,
    statements: async () =>
      v.parse(giftCalls.getStatements.answer, (await at.get('/gifts/statements?year=2030')).body).donors,
    sheets: async () =>
      v.parse(
        giftCalls.statementSheets.answer,
        (await at.post('/gifts/statements/sheets', { year: 2030 })).body,
      ),
    /** Text of the only email about a gift that is recorded with a receipt. */
    async emailOf(fields: Partial<GiftFields>) {
      await site.record({ ...fields, receipt: true });
      return (await site.emails(tara.email)).at(-1)?.body ?? '';
    },
  };
}

const nothing = 'No goods or services were provided';

test('emails each kind of gift a receipt with its own wording, purpose, postal address and EIN', async () => {
  const { emailOf } = await booksOffice();
  const plain = await emailOf(gift);
  for (const words of [nothing, 'Student Laptops', 'P.O. Box 1855, Evanston, IL 60201', '12-3456789'])
    expect(plain).toContain(words);
  const partly = await emailOf(dinner);
  expect(partly).not.toContain(nothing);
  expect(partly).toMatch(/dinner for two[\s\S]*\$80\.00[\s\S]*\$170\.00/);
  const goods = await emailOf(laptops);
  expect(goods).toContain('12 laptops');
  expect(goods).not.toContain('$');
  for (const [fields, organization] of [
    [grant, 'Example Gift Fund'],
    [match, 'Keystone Corp.'],
  ] as const) {
    const thanks = await emailOf(fields);
    expect(thanks).toContain(organization);
    expect(thanks).not.toMatch(/tax|deduct|goods or services|501|EIN|receipt/i);
  }
});

test('counts only deductible gifts in a statement, and says what it leaves out and why', async () => {
  const { at, record, sheets, statements } = await booksOffice();
  for (const fields of [gift, dinner, laptops, grant, match]) await record(fields);
  expect(await statements()).toMatchObject([{ name: 'Tara Chinch', gifts: 2, cents: 270_00, leftOut: 3 }]);
  const { association, sheets: printed } = await sheets();
  expect(association).toMatchObject({ ein: '12-3456789', address: 'P.O. Box 1855, Evanston, IL 60201' });
  const said = printed.flatMap(({ sentences }) => sentences).join(' ');
  expect(printed[0]?.gifts).toMatchObject([
    { cents: 100_00, purpose: 'Student Laptops' },
    { cents: 170_00, purpose: '' },
  ]);
  for (const words of [
    '$170.00',
    '12 laptops',
    'Example Gift Fund',
    'Keystone Corp.',
    'the other contributions',
  ])
    expect(said).toContain(words);
  const { body } = await at.post('/gifts/statements/file', { year: 2030 });
  expect(body.csv).toContain('"270.00"');
  expect(body.csv).toContain('for Student Laptops');
  expect(body.csv).toContain('Example Gift Fund');
  await at.post('/gifts/statements/mail', { year: 2030 });
});

test('shows the same receipts and statements on the member’s page', async () => {
  const { database, record } = await booksOffice();
  for (const fields of [gift, dinner, laptops, grant]) await record(fields);
  const mine = await giftsWithEmail(database, tara.email);
  expect(mine.map(({ what, from }) => [what, from]).toSorted()).toEqual([
    ['$100.00', ''],
    ['$250.00', ''],
    ['$500.00', 'Example Gift Fund'],
    ['12 laptops', ''],
  ]);
  expect(mine.find(({ what }) => what === '12 laptops')?.sheet.amount).toBeNull();
  const [year] = await giftYearsOf(database, tara.email);
  expect(year).toMatchObject({ year: 2030, sheets: [{ amount: '$270.00' }] });
});

test('treats an organization as the donor in search, lists, files and statements, and can erase its contact person', async () => {
  const { at, database, gift: read, list, record, statements } = await booksOffice();
  const reference = await record({ ...gift, organization: 'Trestle Labs Inc.' });
  await record({
    ...gift,
    firstName: '',
    lastName: '',
    organization: 'trestle  labs inc.',
    cents: 50_00,
    day: '2030-06-02',
  });
  await record(gift);
  expect(await statements()).toMatchObject([
    { name: 'trestle  labs inc.', gifts: 2, cents: 150_00 },
    { name: 'Tara Chinch', gifts: 1, cents: 100_00 },
  ]);
  expect((await list('?q=trestle')).count).toBe(2);
  expect((await list('?q=tara')).count).toBe(2);
  expect((await at.get('/search?q=Trestle')).body.found).toMatchObject([{ kind: 'gift' }, { kind: 'gift' }]);
  const one = await read(reference);
  expect(one).toMatchObject({ donor: 'Trestle Labs Inc.', organization: 'Trestle Labs Inc.' });
  expect(one.sheet?.facts).toEqual(
    expect.arrayContaining([
      { label: 'Donor', value: 'Trestle Labs Inc.' },
      { label: 'Contact', value: 'Tara Chinch' },
    ]),
  );
  const { body } = await at.post('/gifts/export', { filters: { q: 'trestle' } });
  expect(body.csv).toContain('"Trestle Labs Inc.","Tara Chinch"');

  const forgotten = await transaction(database, (trx) => donationsPerson.forget(trx, tara.email, january));
  expect(forgotten.counts).toMatchObject({ 'contacts of organizations that gave': 2 });
  expect(forgotten.kept).toEqual([expect.stringMatching(/^1 gift was received and stays/)]);
  expect(await read(reference)).toMatchObject({
    donor: 'Trestle Labs Inc.',
    firstName: '',
    email: '',
    cents: 100_00,
  });
});

test('sends an organization without a contact person the receipt and the statement in its own name', async () => {
  const { at, emailOf, emails } = await booksOffice();
  const receipt = await emailOf({ ...gift, organization: 'Trestle Labs Inc.', firstName: '', lastName: '' });
  expect(receipt).toMatch(/Thank you\. This is your receipt[\s\S]*Donor: +Trestle Labs Inc\./);
  expect(receipt).not.toContain('Contact:');
  await at.post('/gifts/statements/mail', { year: 2030 });
  const statement = (await emails(tara.email)).find(({ subject }) => subject.startsWith('Your 2030'));
  expect(statement?.body).toMatch(/Thank you\. This is what you gave[\s\S]*Donor: +Trestle Labs Inc\./);
});

test('describes a refund of each kind correctly, and offers no refund for goods', async () => {
  const { at, gift: read, emails, record } = await booksOffice();
  const refund = async (fields: Partial<GiftFields>, cents: number) => {
    const reference = await record({ ...fields, receipt: true });
    await at.post(`/gifts/${reference}/refund`, { cents, reason: 'Asked', version: 0, byHand: true });
    return (await emails(tara.email)).at(-1)?.body ?? '';
  };
  expect(await refund(gift, 20_00)).toContain('The deductible amount is now $80.00.');
  expect(await refund(dinner, 20_00)).toContain('The deductible amount is now $150.00.');
  expect(await refund(dinner, 200_00)).toContain('You can no longer deduct it.');
  const back = await refund(grant, 100_00);
  expect(back).toMatch(/We refunded \$100\.00 of .* to Example Gift Fund\./);
  expect(back).not.toMatch(/tax|deduct/i);
  const goods = await read(await record(laptops));
  expect(goods.refundable).toMatchObject({ way: 'none', cents: 0, why: expect.stringContaining('Goods') });
  expect(goods.steps).toMatchObject([{ what: 'recorded', cents: null }]);
});

test('warns of a placeholder EIN first on every receipt and statement, in the settings, and in the production log', async () => {
  const { database, emailOf, gift: read, record, volunteer } = await booksOffice();
  await keepOrganisation(database, placeholder);
  expect(await emailOf(gift)).toMatch(/^This site is not set up yet: 00-0000000 is a placeholder/);
  expect((await read(await record(gift))).sheet?.warning).toContain('00-0000000');
  const meera = await volunteer(admin);
  expect((await meera.browser.get('/settings')).body.warnings).toEqual([
    expect.stringContaining('00-0000000'),
  ]);

  const { faults } = await testServer(
    { NODE_ENV: 'production' },
    { organisation: placeholder, samples: false, captchaProvider: trusting },
  );
  expect(faults).toEqual([expect.stringMatching(/^WARNING: The EIN is still the placeholder/)]);
});

test('a demonstration has one sample gift of each kind, removed with the other samples', async () => {
  const { database } = await testServer({}, { organisation: placeholder, now: () => january });
  const kinds = await database.selectFrom('donations').select('contribution').execute();
  expect(kinds.map(({ contribution }) => contribution)).toEqual([...contributionKinds]);
  await removeSamples(database, { who: 'the machine' }, january);
  expect(await database.selectFrom('donations').select('id').execute()).toEqual([]);
});
