import { transaction } from '@banyan/server/database/transaction';
import { addCorrection } from '@banyan/server/members/corrections';
import { eventBody, eventRow } from '@banyan/server/testing/test-server';
import { expect, test } from 'vitest';
import { admin, bayArea, linesOf, reviewOffice } from '../review/test-review.ts';

const treasurer = { role: 'treasurer', chapter: null } as const;
const organiser = { role: 'organiser', chapter: 'bay-area' } as const;

/** An Office with a member in Georgia and one in California who shows neither state nor company. */
async function officeWithMembers() {
  const site = await reviewOffice();
  const meera = await site.volunteer(admin);
  const places = { georgia: 'Georgia', california: 'CA' } as const;
  const refs: Record<keyof typeof places, string> = { georgia: '', california: '' };
  for (const [name, state] of Object.entries(places)) {
    const more = { FirstName: name === 'georgia' ? 'Aruna' : 'Zubin', LastName: 'Quince', Year: 1987 };
    const ref = await site.sent.member({ ...more, Company: 'Zinc Works', address: { state, city: 'Town' } });
    site.clock.now += 1_000;
    if (name === 'georgia') refs.georgia = ref;
    else refs.california = ref;
  }
  await site.decide(meera.browser, [refs.georgia, refs.california]);
  const recordOf = async (ref: string, at = meera.browser) => {
    const { body } = await at.get(`/members/${ref}`);
    return Object(body.member);
  };
  return { ...site, meera, refs, recordOf };
}

const names = (rows: unknown) => linesOf(rows).map(({ name }) => name);

test('lists members by name, finds and filters them, and counts the matches outside a chapter', async () => {
  const { meera, volunteer, sent } = await officeWithMembers();
  const waiting = await sent.member({
    FirstName: 'Wanda',
    LastName: 'Quill',
    address: { state: 'California' },
  });
  const list = async (query: string, at = meera.browser) => (await at.get(`/members${query}`)).body;
  const all = await list('');
  expect([names(all.rows), all.total, all.more, all.outside]).toEqual([
    ['Aruna Quince', 'Zubin Quince'],
    2,
    false,
    0,
  ]);
  expect(linesOf(all.rows)[0]).toMatchObject({
    year: 1987,
    city: 'Town',
    state: 'Georgia',
    status: 'shown',
    newsletter: true,
    marks: [],
  });
  expect(JSON.stringify(all)).not.toContain('@');
  expect(names((await list('?q=zub')).rows)).toEqual(['Zubin Quince']);
  expect(names((await list('?q=zubbin')).rows)).toEqual(['Zubin Quince']);
  expect(names((await list('?q=quince&from=1988')).rows)).toEqual([]);
  expect(names((await list('?status=waiting')).rows)).toEqual(['Wanda Quill']);
  expect(names((await list('?status=waiting&q=wan')).rows)).toEqual(['Wanda Quill']);
  expect(names((await list(`?status=all&q=${waiting.toLowerCase()}`)).rows)).toEqual(['Wanda Quill']);
  const everybody = await list('?status=all&sort=newest');
  expect(names(everybody.rows)).toEqual(['Wanda Quill', 'Zubin Quince', 'Aruna Quince']);
  expect(names((await list('?status=all&sort=name')).rows)).toEqual([
    'Aruna Quince',
    'Zubin Quince',
    'Wanda Quill',
  ]);
  expect((await list('?newsletter=no')).total).toBe(0);
  const narrowed = await list('?chapter=southern-california');
  expect([names(narrowed.rows), narrowed.outside]).toEqual([['Zubin Quince'], 1]);
  const asha = await volunteer(bayArea);
  const hers = await list('?status=all', asha.browser);
  expect([names(hers.rows), hers.total, hers.outside]).toEqual([['Zubin Quince', 'Wanda Quill'], 2, 1]);
});

test('returns a record without contact data, which is revealed on demand and noted in the audit log', async () => {
  const { meera, refs, recordOf, volunteer, lines } = await officeWithMembers();
  const record = await recordOf(refs.california);
  expect(record).toMatchObject({
    facts: { firstName: 'Zubin', lastName: 'Quince', year: 1987, company: 'Zinc Works', state: 'California' },
    card: { company: '', address: { state: '' } },
    contact: ['email'],
    gifts: { many: 0, cents: 0, last: null },
    part: [],
    sharing: 0,
    leaving: null,
    merged: [],
  });
  expect(
    record.consents.map(({ name, isGiven, how }: Record<string, unknown>) => [name, isGiven, how]),
  ).toEqual([
    ['state', false, 'form'],
    ['company', false, 'form'],
    ['photo', false, 'form'],
    ['newsletter', true, 'form'],
    ['contact', false, null],
  ]);
  expect(record.history.map(({ action }: { action: string }) => action)).toEqual(['approve']);
  expect(JSON.stringify(record)).not.toContain('@example.org');
  const asha = await volunteer(organiser);
  expect((await recordOf(refs.california, asha.browser)).gifts).toBeNull();
  const shown = await asha.browser.post(`/members/${refs.california}/contact`);
  expect(shown.body).toMatchObject({ email: expect.stringMatching(/^member-\d+@example\.org$/), phone: '' });
  expect((await asha.browser.post(`/members/${refs.georgia}/contact`)).status).toBe(404);
  const looked = (await lines()).filter(({ action }) => action === 'look at contact');
  expect(
    looked.map(({ volunteer_id, chapter, data, detail }) => [volunteer_id, chapter, data, detail]),
  ).toEqual([[asha.me.id, 'bay-area southern-california', '{}', '']]);
  const vikram = await volunteer(treasurer);
  expect((await recordOf(refs.georgia, vikram.browser)).gifts).toEqual({ many: 0, cents: 0, last: null });
  expect((await meera.browser.get('/members/M-0000-0000')).status).toBe(404);
});

test('shows on a registration if the guest was checked in', async () => {
  const { database, post, refs, recordOf } = await officeWithMembers();
  const { email } = await database
    .selectFrom('members')
    .select('email')
    .where('reference', '=', refs.california)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('events')
    .values(eventRow({ confirmation: 'none' }))
    .execute();
  await post('/events/register/event-test', eventBody({ email }));
  expect((await recordOf(refs.california)).part).toMatchObject([{ kind: 'event', state: 'confirmed' }]);
  await database.updateTable('event_registrations').set({ checked_in_at: Date.now() }).execute();
  expect((await recordOf(refs.california)).part).toMatchObject([{ kind: 'event', state: 'arrived' }]);
});

test('saves facts only for the version that was read, and updates the directory at once', async () => {
  const { meera, refs, recordOf, database, request, lines } = await officeWithMembers();
  const { id, facts, version } = await recordOf(refs.california);
  const at = `/members/${id}`;
  const saved = await meera.browser.post(at, { ...facts, firstName: 'Zarine', version });
  expect([saved.status, saved.body]).toEqual([200, { version: version + 1 }]);
  const found = async (search: string) =>
    (await (await request(`/member/get-members?search=${search}`)).json()).data.length;
  expect([await found('zarine'), await found('zubin')]).toEqual([1, 0]);
  const late = await meera.browser.post(at, { ...facts, lastName: 'Late', version });
  expect([late.status, late.body.errors?.[0]?.code]).toEqual([409, 'changed']);
  const same = await meera.browser.post(at, { ...facts, firstName: 'Zarine', version: version + 1 });
  expect(same.body).toEqual({ version: version + 1 });
  const wrong = await meera.browser.post(at, { ...facts, year: 1700, version: version + 1 });
  expect(wrong.status).toBe(422);
  const edits = (await lines()).filter(({ action }) => action === 'member save');
  expect(edits.map(({ data, detail }) => [data, detail])).toEqual([['{"fields":["first_name"]}', '']]);
  const { position } = await database
    .selectFrom('members')
    .select('position')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(position).not.toBeNull();
});

test('shows a merged request with both names, and the new name in the member’s history', async () => {
  const { meera, sent, decide, recordOf, clock, open } = await officeWithMembers();
  const email = 'sunita@example.org';
  const entry = await sent.member({ email, FirstName: 'Sunita', LastName: 'Bakul' });
  await decide(meera.browser, [entry]);
  clock.now += 1_000;
  const request = await sent.member({ email, FirstName: 'Sunita', LastName: 'Rao' });
  clock.now += 1_000;
  const { body } = await meera.browser.post(`/queue/${request}/merge`);
  const mergedInto = { ref: entry, name: 'Sunita Bakul' };
  expect(await recordOf(request)).toMatchObject({ name: 'Sunita Rao', status: 'merged', mergedInto });
  expect(await open(meera.browser, request)).toMatchObject({
    state: 'merged',
    mergedInto,
    decided: { as: 'merged', reason: '' },
  });
  const decided = (await meera.browser.get('/queue?state=decided&kind=member')).body;
  expect(linesOf(decided.rows)[0]).toMatchObject({
    ref: request,
    state: 'merged',
    title: 'Sunita Rao',
    mergedInto,
  });
  expect((await meera.browser.get('/members?status=merged')).body.total).toBe(1);
  expect((await meera.browser.get('/members?status=turned-down')).body.total).toBe(0);
  const history = linesOf((await recordOf(entry)).history).map(({ action, ref, detail }) => ({
    action,
    ref,
    detail,
  }));
  const renamed = 'name changed from Sunita Bakul to Sunita Rao';
  expect(history[0]).toEqual({
    action: 'merge',
    ref: request,
    detail: `Sunita Rao into Sunita Bakul; ${renamed}`,
  });
  const log = (await meera.browser.get('/log?action=merge')).body;
  expect(linesOf(log.rows ?? log.lines)[0]).toMatchObject({ detail: `into ${entry}` });

  const { at, correction } = body;
  await meera.browser.post('/queue/undo', {
    items: [
      { ref: correction, at },
      { ref: request, at },
    ],
  });
  expect(await recordOf(request)).toMatchObject({ status: 'waiting' });
  expect((await recordOf(entry)).name).toBe('Sunita Bakul');
});

test('notes the name change of an approved correction in the member’s history', async () => {
  const { meera, decide, recordOf, refs, database, clock } = await officeWithMembers();
  const { id } = await recordOf(refs.california);
  const row = await database.selectFrom('members').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const { reference } = await transaction(database, (trx) =>
    addCorrection(trx, row, { last_name: 'Quill' }, clock.now),
  );
  clock.now += 1_000;
  await decide(meera.browser, [reference]);
  expect(linesOf((await recordOf(refs.california)).history)[0]).toMatchObject({
    action: 'approve',
    ref: reference,
    detail: 'name changed from Zubin Quince to Zubin Quill',
  });
});

test('counts the hidden members that match a search, only within the reader’s scope', async () => {
  const { meera, refs, recordOf, volunteer } = await officeWithMembers();
  await meera.browser.post(`/members/${(await recordOf(refs.georgia)).id}/hide`);
  const list = async (query: string, at = meera.browser) => (await at.get(`/members${query}`)).body;
  expect(await list('?q=aru')).toMatchObject({ total: 0, hidden: 1 });
  expect(await list('?q=quince')).toMatchObject({ total: 1, hidden: 1 });
  expect(await list('?q=quince&from=1988')).toMatchObject({ total: 0, hidden: 0 });
  expect(await list('?status=hidden&q=aru')).toMatchObject({ total: 1, hidden: 0 });
  expect((await meera.browser.get('/search?q=aru')).body).toMatchObject({ found: [], hiddenMembers: 1 });
  const asha = await volunteer(bayArea);
  expect(await list('?q=quince', asha.browser)).toMatchObject({ total: 1, hidden: 0 });
  expect((await asha.browser.get('/search?q=aru')).body).toMatchObject({ hiddenMembers: 0 });
});
