import { dayMs } from '@banyan/api/contract';
import { expect, test } from 'vitest';
import { sweepIfOurs } from '../background/background.ts';
import { transaction } from '../database/transaction.ts';
import { keepDraft } from '../identity/drafts.ts';
import { chooseEmails } from '../mail/choices.ts';
import { deliverDue } from '../mail/delivery.ts';
import { noteNoMailbox } from '../mail/refusals.ts';
import { openMedia } from '../media/store/open.ts';
import { myOn } from '../my/test-my.ts';
import { installationSecret } from '../settings/secret.ts';
import { createLogger } from '../telemetry/logger.ts';
import { authenticator } from '../testing/test-authenticator.ts';
import { exportPerson } from './export.ts';
import { personalTables } from './features.ts';
import { siteWithPeople, volunteersActions, zubeida } from './test-person.ts';
import { allRows, tableOf, tracesOf } from './test-traces.ts';

/*
 * Tests a person with a row in every possible table: everything is exported, and deletion leaves only gifts. Both checks read every
 * column of every table, so they cover future tables.
 */

const home = 'https://alumni.example.org';

/** Key in an export of each table with emails. */
const exportedAs: Readonly<Record<string, string>> = {
  members: 'members',
  event_registrations: 'registrations',
  stories: 'stories',
  jobs: 'jobs',
  contact_messages: 'messages',
  questions: 'questions',
  donations: 'gifts',
  outbox: 'emails',
  sign_in_sessions: 'signIns',
  sign_in_links: 'signInEmails',
  member_passkeys: 'ownPagePasskeys',
  unwanted_letters: 'unwantedEmails',
  leavings: 'deletions',
  email_changes: 'emailChanges',
  member_merges: 'merges',
  imports: 'memberImports',
  mailings: 'campaigns',
};

/** Additional rows in an export: changes that an import made to her entry. */
const besides: Readonly<Record<string, number>> = { imports: 1 };

/** A site with rows of Zubeida in every table. */
async function siteWithAll() {
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const site = await siteWithPeople({ now }, { PUBLIC_ORIGIN: home });
  await volunteersActions(site);
  const my = myOn(site);
  const at = await my.signIn(zubeida.email, my.browser({ peer: '198.51.100.9' }));
  await at.makePasskey(authenticator(home));
  await at.act('new-browser-letter', '', 'no');
  const [entry] = (await at.page()).entries;
  await at.post('/my/correct', { ...entry?.values, entry: entry?.id ?? '', LastName: 'Nandruk-Zinc' });
  await at.act('consent', `${entry?.id}.newsletter`, 'yes');
  await at.act('hide', entry?.id);
  await at.act('ask-story-down', site.ids.story);
  // A volunteer drafts emails about her submissions, and another person requests a change to her address.
  await transaction(site.database, async (trx) => {
    for (const ref of [site.ids.waiting, site.ids.message, site.ids.member])
      await keepDraft(trx, { volunteer: 'V', kind: 'question', ref }, { text: 'Dear Zubeida' }, now());
  });
  const tara = await my.signIn('tara@example.org', my.browser({ peer: '198.51.100.10' }));
  await tara.post('/my/email', { act: 'change-email', about: '', to: zubeida.email });
  const secret = await installationSecret(site.database, site.config);
  await transaction(site.database, async (trx) => {
    const { email } = zubeida;
    await chooseEmails(trx, secret, { email, choice: 'chapter' }, now());
    for (const campaign of ['1', '2']) await noteNoMailbox(trx, secret, { email, campaign }, now());
  });
  await at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: 'leave' });
  return { ...site, ...my, at, clock, now, secret };
}

test('an export has every row with the email, of every table', async () => {
  const { database, secret } = await siteWithAll();
  const address = zubeida.email.toLowerCase();
  const all = await exportPerson(database, secret, zubeida.email);
  const counts = new Map<string, number>();
  for (const row of await allRows(database))
    if (row.includes(address)) counts.set(tableOf(row), (counts.get(tableOf(row)) ?? 0) + 1);
  // She must have a row in every table with emails.
  expect([...counts.keys()].toSorted()).toEqual(Object.keys(exportedAs).toSorted());
  for (const [table, count] of counts)
    expect([table, all[exportedAs[table] ?? '']?.length]).toEqual([table, count + (besides[table] ?? 0)]);
  const tables: readonly string[] = personalTables.flatMap((one) => one.tables);
  expect([...counts.keys()].filter((table) => !tables.includes(table))).toEqual([]);
  const text = JSON.stringify(all);
  for (const trace of zubeida.traces) expect(text.toLowerCase()).toContain(trace);
  // Data in rows without an email of their own: a merged entry, a change by an import, a refund.
  for (const further of [
    'z.nandruk@example.com',
    '"city":"Gearwheel"',
    'Zubeida meant 90',
    'By post',
    'keep the gearwheel',
  ])
    expect(text).toContain(further);
  // Facts stored only by hash are exported in words.
  expect(all.addressNotes?.map(({ what }) => what)).toEqual([
    expect.stringMatching(/^Unreachable: /),
    'Only campaigns from your chapter',
    'Your mail server rejected a campaign',
    'Your mail server rejected a campaign',
  ]);
  expect(await exportPerson(database, secret, 'nobody@example.org')).toMatchObject({ addressNotes: [] });
  // The export must contain no secrets, and must not name the person who requested her address.
  expect(text).not.toMatch(/token=|hash|tara|decidedBy|publicKey/i);
}, 60_000);

test('after seven days no column of any table has her name, email or phone except those of gifts', async () => {
  const site = await siteWithAll();
  const { database, config, clock, now, secret } = site;
  expect(new Set((await tracesOf(database)).map(tableOf)).size).toBeGreaterThan(12);
  clock.ahead += 7 * dayMs + 3_600_000;
  const media = await openMedia(config, createLogger());
  await sweepIfOurs({ database, config, media, secret }, now());
  const sent: string[] = [];
  while ((await deliverDue(database, async ({ subject }) => void sent.push(subject), now)) > 0);
  expect(sent).toContain('Your data is deleted');

  const left = await tracesOf(database);
  const gift = expect.stringMatching(/^donations: .*"state":"captured"/);
  const refund = expect.stringMatching(/^donation_refunds: .*"reason":"zubeida meant 90"/);
  expect(left.toSorted()).toEqual([refund, gift, gift]);
  const auditActions = (await allRows(database)).filter((row) => tableOf(row) === 'audit_log');
  expect(auditActions.length).toBeGreaterThan(10);
  expect(await exportPerson(database, secret, zubeida.email)).toMatchObject({
    gifts: { length: 2 },
    // Suppressions stay, and no import adds her again.
    addressNotes: expect.arrayContaining([
      expect.objectContaining({ what: expect.stringMatching(/^Deleted at your request/) }),
      expect.objectContaining({ what: 'Only campaigns from your chapter' }),
    ]),
  });
}, 60_000);
