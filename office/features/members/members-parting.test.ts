import type { Database } from '@banyan/server/database/database';
import { forgetOldMerges } from '@banyan/server/members/stored-merges';
import { eventBody } from '@banyan/server/testing/test-server';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { importRow } from '../member-import/test-member-import.ts';
import { admin, reviewOffice } from '../review/test-review.ts';

/** Two entries of one person. Both are registered for one event, and the second also for another. */
async function officeWithTwins() {
  const site = await reviewOffice();
  const { browser } = await site.volunteer(admin);
  const person = { FirstName: 'Zubeida', LastName: 'Nandruk', Year: 1994 };
  const keep = await site.sent.member({
    ...person,
    email: 'zubeida@example.org',
    address: { state: 'Texas' },
  });
  const drop = await site.sent.member({
    ...person,
    email: 'z.nandruk@example.org',
    Company: 'Zinc Works',
    publicCompany: true,
    phone: '555-0199 0',
    address: { state: 'Georgia' },
  });
  await site.decide(browser, [keep, drop]);
  const register = async (id: string, email: string) => {
    const path = `/events/register/${id}`;
    const answer = await site.post(path, eventBody({ email, firstName: 'Zubeida', lastName: 'Nandruk' }));
    expect(answer.status).toBe(200);
  };
  for (const id of ['picnic', 'garba']) await site.event({ id });
  await register('picnic', 'zubeida@example.org');
  await register('picnic', 'z.nandruk@example.org');
  await register('garba', 'z.nandruk@example.org');
  const recordOf = async (ref: string) => Object((await browser.get(`/members/${ref}`)).body.member);
  const merge = async (take: readonly string[]) => {
    site.clock.now += 1_000;
    const { body } = await browser.get(`/members/compare?keep=${keep}&drop=${drop}`);
    const [one, other] = [Object(body.keep), Object(body.drop)];
    const answer = await browser.post('/members/merge', {
      keep: { id: one.id, version: one.version },
      drop: { id: other.id, version: other.version },
      take,
    });
    return { compared: body, answer, one: String(one.id), other: String(other.id) };
  };
  const addresses = async () =>
    (
      await site.database
        .selectFrom('event_registrations')
        .selectAll()
        .orderBy('event_id')
        .orderBy('email')
        .execute()
    ).map(({ event_id, email }) => [event_id, email]);
  const found = async () => (await (await site.request('/member/get-members?search=nandruk')).json()).total;
  return { ...site, browser, keep, drop, recordOf, merge, addresses, found };
}

test('merges two entries with their items, finds them as one, and restores both on undo', async () => {
  const site = await officeWithTwins();
  const { browser, keep, drop, recordOf, merge, addresses, found } = site;
  const before = [await recordOf(keep), await recordOf(drop)];
  for (const ref of [keep, drop])
    await browser.post(`/drafts/member/${ref}`, { text: { company: 'Zinc & Sons' } });
  const { compared, answer, one, other } = await merge(['company', 'email', 'state']);
  expect(compared).toMatchObject({
    moves: { registrations: 1 },
    movesIfTaken: { registrations: 0 },
    both: 1,
  });
  expect(JSON.stringify(compared)).not.toContain('zubeida@');
  const fields = Array.isArray(compared.fields) ? compared.fields : [];
  expect(fields.map(({ name }) => name)).toEqual(['company', 'state', 'email', 'phone']);
  expect(answer.status).toBe(200);
  // The draft about the merged entry is deleted, because it would outlive both entries.
  expect(await site.database.selectFrom('drafts').select('subject').execute()).toEqual([{ subject: keep }]);
  expect(await found()).toBe(1);
  const merged = await recordOf(drop);
  expect(merged).toMatchObject({
    id: one,
    facts: { company: 'Zinc Works', state: 'Georgia' },
    merged: [{ id: other, ref: drop }],
    card: { company: '' },
  });
  // Both entries were registered for the picnic, so that registration stays under the old email address.
  expect(await addresses()).toEqual([
    ['garba', 'z.nandruk@example.org'],
    ['picnic', 'z.nandruk@example.org'],
    ['picnic', 'zubeida@example.org'],
  ]);
  expect((await browser.get(`/queue/${drop}`)).status).toBe(404);
  site.clock.now += 1_000;
  const undone = await browser.post(`/members/${one}/undo-merge`, { dropped: other });
  expect(undone.status).toBe(200);
  const facts = ({ facts: of, card, consents, status }: Record<string, unknown>) => ({
    of,
    card,
    consents,
    status,
  });
  expect([facts(await recordOf(keep)), facts(await recordOf(drop))]).toEqual(before.map(facts));
  expect(await found()).toBe(2);
  const done = (await site.lines()).filter(({ action }) => action.includes('merge'));
  expect(done.map(({ action, data }) => [action, JSON.parse(data)])).toEqual([
    ['member merge', { dropped: other, fields: ['company', 'email', 'state'] }],
    ['member unmerge', { dropped: other }],
  ]);
});

test('an undone merge moves everything back except later changes; after a week a merge cannot be undone and the merged data is erased', async () => {
  const site = await officeWithTwins();
  const { browser, keep, drop, merge, addresses, recordOf, clock, database } = site;
  const { one, other } = await merge(['company']);
  expect((await addresses())[0]).toEqual(['garba', 'zubeida@example.org']);
  const { facts, version } = await recordOf(keep);
  await browser.post(`/members/${one}`, { ...facts, company: 'Nandruk & Daughters', version });
  expect((await browser.post(`/members/${one}/undo-merge`, { dropped: other })).status).toBe(200);
  expect((await addresses())[0]).toEqual(['garba', 'z.nandruk@example.org']);
  expect((await recordOf(keep)).facts.company).toBe('Nandruk & Daughters');
  await merge([]);
  await forgetOldMerges(database, clock.now + 7 * 86_400_000);
  const late = await browser.post(`/members/${one}/undo-merge`, { dropped: other });
  expect([late.status, late.body.errors?.[0]?.code]).toEqual([409, 'late']);
  // The registration for the picnic and its email remain.
  expect(await tracesOf(database, ['z.nandruk'])).toEqual(['event_registrations', 'outbox']);
  expect((await recordOf(drop)).id).toBe(one);
});

/** Names of the tables that contain any of the texts. */
async function tracesOf(database: Database, texts: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name } of await database.introspection.getTables()) {
    if (/^directory_(data|idx|docsize|config|content)$/.test(name)) continue;
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(database);
    const all = JSON.stringify(rows).toLowerCase();
    if (texts.some((text) => all.includes(text))) found.push(name);
  }
  return found.sort();
}

test('deletes a member from everywhere: entry, merges, imports and their changes', async () => {
  const { browser, keep, merge, database } = await officeWithTwins();
  const { one, other } = await merge(['phone']);
  const content = 'Name,E-mail\nZubeida,ZUBEIDA@example.org';
  await database
    .insertInto('imports')
    .values(importRow({ id: 'read', content }))
    .execute();
  await database
    .insertInto('import_changes')
    .values({ import_id: 'read', member_id: one, wanted: '{"city":"Nandruk"}', before: null, version: null })
    .execute();
  const wrong = await browser.post(`/members/${one}/delete`, { typed: 'M-0000-0000' });
  expect([wrong.status, wrong.body.errors?.[0]?.code]).toEqual([422, 'typed']);
  expect((await browser.post(`/members/${one}/delete`, { typed: keep.toLowerCase() })).body).toEqual({
    kept: [],
  });
  expect(await tracesOf(database, ['zubeida', 'nandruk', '555-0199'])).toEqual([]);
  for (const id of [one, other]) expect((await browser.get(`/members/${id}`)).status).toBe(404);
});

test('deletes only one entry of an email address that three people share', async () => {
  const site = await reviewOffice();
  const { browser } = await site.volunteer(admin);
  const email = 'family@example.org';
  const refs: string[] = [];
  for (const FirstName of ['Asha', 'Usha', 'Isha']) refs.push(await site.sent.member({ email, FirstName }));
  const [asha = '', usha = '', isha = ''] = refs;
  await site.decide(browser, [asha]);
  await site.event({ id: 'picnic' });
  expect((await site.post('/events/register/picnic', eventBody({ email }))).status).toBe(200);
  const { id, sharing } = Object((await browser.get(`/members/${asha}`)).body.member);
  expect(sharing).toBe(2);
  const { body } = await browser.post(`/members/${id}/delete`, { typed: asha });
  expect(body.kept).toEqual([expect.stringContaining('Others have the same email')]);
  for (const ref of [usha, isha]) expect((await browser.get(`/members/${ref}`)).status).toBe(200);
  expect((await browser.get(`/members/${asha}`)).status).toBe(404);
  expect(await site.database.selectFrom('event_registrations').select('email').execute()).toEqual([
    { email },
  ]);
});

test('ends sessions and links of the old email address when it changes, and only ever withdraws consents', async () => {
  const site = await officeWithTwins();
  const { browser, drop, recordOf, database, clock } = site;
  const { id, version } = await recordOf(drop);
  await browser.post(`/members/${id}/links`);
  const [message] = (await site.emails()).filter(({ subject }) => subject.startsWith('Your entry'));
  const token = /correct\?token=(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
  const session = { id: 's', token_hash: 't', kind: 'member' as const, subject_id: 'z.nandruk@example.org' };
  const rest = {
    passkey_id: null,
    label: '',
    created_at: '',
    seen_at: clock.now,
    fresh_until: 0,
    ended_at: null,
  };
  await database
    .insertInto('sign_in_sessions')
    .values({ ...session, ...rest, expires_at: clock.now + 60_000 })
    .execute();
  const contact = { phone: '', street1: '', street2: '', zip: '' };
  const taken = { ...contact, email: 'Zubeida@example.org', version };
  expect((await browser.post(`/members/${id}/contact-data`, taken)).body.errors?.[0]?.code).toBe('taken');
  clock.now += 1_000;
  const moved = { ...contact, email: 'new@example.org', version };
  expect((await browser.post(`/members/${id}/contact-data`, moved)).body).toEqual({ version: version + 1 });
  const ended = await database
    .selectFrom('sign_in_sessions')
    .select('ended_at')
    .where('id', '=', 's')
    .execute();
  expect(ended[0]?.ended_at).not.toBeNull();
  const used = await site.post('/member/correct-entry', { token, FirstName: 'Z', Year: 1994, Dept: 'Civil' });
  expect(used.status).toBe(410);
  const withdrawn = await browser.post(`/members/${id}/withdraw`, { name: 'company', version: version + 1 });
  expect(withdrawn.body).toEqual({ version: version + 2 });
  const { card, consents } = await recordOf(drop);
  expect([card.company, consents[1]]).toMatchObject(['', { name: 'company', isGiven: false, how: 'office' }]);
  expect((await browser.post(`/members/${id}/hide`)).body).toEqual({ version: version + 3 });
  expect(await site.found()).toBe(1);
  expect((await browser.post(`/members/${id}/hide`)).body).toEqual({ version: version + 3 });
  expect((await browser.post(`/members/${id}/unhide`)).body).toEqual({ version: version + 4 });
  expect(await site.found()).toBe(2);
  const exported = await browser.post('/members/export', {
    filters: { q: 'nandruk' },
    columns: ['email', 'last_name', 'newsletter'],
  });
  const rows = String(exported.body.csv).split('\r\n');
  expect(rows[0]).toBe('\ufeff"last_name","newsletter","email"');
  expect(rows.slice(1, 3).toSorted()).toEqual([
    '"Nandruk","yes","new@example.org"',
    '"Nandruk","yes","zubeida@example.org"',
  ]);
  const log = JSON.stringify((await site.lines()).filter(({ volunteer_id }) => volunteer_id !== null));
  for (const text of ['nandruk', 'example.org', 'Zinc', '555-0199']) expect(log.includes(text)).toBe(false);
});
