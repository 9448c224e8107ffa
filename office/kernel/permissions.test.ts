import { calls, chapterStates } from '@banyan/api/contract';
import { extentOf, type Grant, type OfficeCall, permissions, type Role, roles } from '@banyan/api/office';
import { campaignRow } from '@banyan/server/campaigns/test-campaigns';
import { addDonation } from '@banyan/server/donations/rows';
import { emailRow } from '@banyan/server/mail/outbox';
import { mediaFolder } from '@banyan/server/media/media-folder';
import { folderStore } from '@banyan/server/media/store/folder';
import { uploadRow } from '@banyan/server/media/uploads/test-upload';
import { publishNews } from '@banyan/server/news/test-news';
import { picture } from '@banyan/server/stories/test-story';
import { describe, expect, test } from 'vitest';
import { type OfficeCallName, officeCalls } from '../calls.ts';
import { importRow } from '../features/member-import/test-member-import.ts';
import { baySite, reviewOffice } from '../features/review/test-review.ts';
import { office } from './test-office.ts';

/* Access to every call, tested for every role and scope. */

/**
 * Roles that may make a call, by its definition; every signed-in volunteer for `volunteer`. Changes are reviewed in
 * `permissions.matrix.txt`: a changed permission is a changed line of it.
 */
function rolesOf({ permission }: OfficeCall): 'anyone' | 'enrol' | readonly Role[] {
  if (permission === 'anyone' || permission === 'enrol') return permission;
  if (permission === 'volunteer') return roles;
  return roles.filter(
    (role) => extentOf(permission === 'door' ? 'event.door' : permission, role) !== undefined,
  );
}

/** Chapter that has none of the test’s records in its scope. */
const elsewhere = 'chicago-midwest';

/** Every role for the whole association and, if it can be limited, for three chapters: two with records, and one without. */
const grants: readonly Grant[] = roles.flatMap((role): Grant[] =>
  (['reviewer', 'organiser', 'reader'] as const).some((limited) => limited === role)
    ? [
        { role, chapter: null },
        { role, chapter: 'bay-area' },
        { role, chapter: 'atlanta' },
        { role, chapter: elsewhere },
      ]
    : [{ role, chapter: null }],
);

const allPermissions = Object.keys(permissions).filter(
  (name): name is keyof typeof permissions => name in permissions,
);

const rows: readonly (readonly [string, OfficeCall])[] = Object.entries(officeCalls);
const isRow = (name: string): name is OfficeCallName => name in officeCalls;

/** Values of path parameters; others are ids that do not exist. */
type Named = Readonly<Record<string, string>>;

const pathOf = (path: string, named: Named = {}) =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => named[name] ?? 'nobody');

/** Query strings of reads that require one. */
const queries: Named = { searchAll: '?q=rohan', compareMembers: '?keep={id}&drop={other}' };

/** Reads of records that belong to no chapter: a volunteer limited to a chapter gets 404. */
const national: readonly string[] = ['getPhoto'];
/** Reads of records that belong to a chapter. */
const local: readonly string[] = ['getSubmission'];

/** True if the record of a read is within the grant’s scope. */
const isWithin = (name: string, { chapter }: Grant) =>
  chapter === null || !(national.includes(name) || (chapter === elsewhere && local.includes(name)));

/**
 * Creates records to read, which callers without the permission cannot tell from missing ones. They are a member of both chapters,
 * and a story for the whole association. For a chapter they also include news, an event, a gallery file, a campaign and two
 * members.
 */
async function somethingSent(chapter: Grant['chapter'] = null): Promise<{
  site: Awaited<ReturnType<typeof reviewOffice>>;
  of: (name: string) => Named;
}> {
  const site = await reviewOffice();
  const member = await site.sent.member({ address: { state: 'Georgia' } }, { Origin: baySite });
  const story = await site.sent.story({}, await picture());
  const words = { title: 'Gulmohar in bloom', markdown: 'In bloom.' };
  const id = await publishNews(site.database, { ...words, chapter }, site.clock.now);
  await site.event({ id, chapter });
  const upload = uploadRow({ id, subject_id: id });
  await site.database.insertInto('uploads').values(upload).execute();
  await folderStore(mediaFolder(site.dataDir)).put(`.made/${id}/lamp.jpg`, new Uint8Array(4));
  await site.database.insertInto('imports').values(importRow({ id })).execute();
  const email = { kind: null, recipient: 'tara@example.org', subject: '', body: '', about: id };
  const row = emailRow(email, site.clock.now, site.clock.now);
  await site.database
    .insertInto('outbox')
    .values({ ...row, id })
    .execute();
  const { reference } = await addDonation(
    site.database,
    { provider: 'demo', cents: 2_500, currency: 'USD', token: 'x', tokenExpiresAt: 0 },
    site.clock.now,
  );
  const donor = { email: 'tara@example.org', email_key: 'tara@example.org' };
  await site.database.updateTable('donations').set(donor).where('reference', '=', reference).execute();
  await site.database.insertInto('mailings').values(campaignRow({ id, chapter })).execute();
  const state = chapter ? chapterStates[chapter][0] : 'GA';
  const two = [
    await site.sent.member({ address: { state } }),
    await site.sent.member({ address: { state } }),
  ];
  await site.database
    .updateTable('members')
    .set({ status: 'approved' })
    .where('reference', 'in', two)
    .execute();
  const [one = '', other = ''] = two;
  return {
    site,
    of: (name) => ({
      kind: 'ask',
      letter: 'receipt',
      reference,
      id: /Members?$|^showMember|^saveMember|^withdraw|^sendMember/.test(name) ? one : id,
      other,
      ref: national.includes(name) ? story : member,
    }),
  };
}

/** Status of each call with an empty body. */
async function statusesOf(
  names: readonly string[],
  site: Awaited<ReturnType<typeof office>>,
  grant?: Grant,
  named: (name: string) => Named = () => ({}),
) {
  const statuses: Record<string, number> = {};
  const somebody = grant && (await site.volunteer(grant));
  for (const name of names) {
    if (!isRow(name)) continue;
    const at = somebody?.browser ?? site.browser();
    const call = officeCalls[name];
    const path = pathOf(call.path + (queries[name] ?? ''), named(name));
    statuses[name] = (await (call.method === 'GET' ? at.get(path) : at.post(path, 'not a body'))).status;
  }
  return statuses;
}

test('each call’s permission, step-up and roles match the reviewed matrix', async () => {
  const lines = rows.map(([name, call]) => {
    const who = rolesOf(call);
    const open = call.permission === 'volunteer' ? 'every volunteer' : who;
    const cells = [name, call.permission, call.stepUp ? 'step-up' : '-', String(open)];
    return cells.map((cell, at) => (at < 3 ? cell.padEnd([20, 24, 9][at] ?? 0) : cell)).join(' ');
  });
  await expect(`${lines.toSorted().join('\n')}\n`).toMatchFileSnapshot('permissions.matrix.txt');
});

describe('Office calls', () => {
  test('every call returns 401 without a session, except calls open to anyone', async () => {
    const site = await office();
    const statuses = await statusesOf(Object.keys(officeCalls), site);
    for (const [name, status] of Object.entries(statuses)) {
      const open = isRow(name) && rolesOf(officeCalls[name]) === 'anyone';
      expect([name, status]).toEqual([name, open ? 422 : 401]);
    }
  });

  test.each(grants)(
    'a volunteer with the role $role ($chapter) can make its calls and gets 404 for all others',
    async (grant) => {
      const { site, of } = await somethingSent(grant.chapter);
      // Signing out would end the session for the remaining calls.
      const names = rows.flatMap(([name]) => (name === 'signOut' ? [] : [name]));
      const statuses = await statusesOf([...names, 'signOut'], site, grant, of);
      for (const [name, status] of Object.entries(statuses)) {
        if (!isRow(name)) continue;
        const who = rolesOf(officeCalls[name]);
        const reads = officeCalls[name].method === 'GET';
        const may =
          who === 'anyone' || (who !== 'enrol' && who.includes(grant.role) && isWithin(name, grant));
        const refused = who === 'enrol' ? 401 : 404;
        expect([name, status]).toEqual([name, may ? (reads ? 200 : 422) : refused]);
      }
    },
    60_000,
  );

  test('a volunteer without a role can make only the calls open to every volunteer', async () => {
    const { site, of } = await somethingSent();
    const { browser } = await site.volunteer();
    for (const [name, call] of rows) {
      if (name === 'signOut' || !isRow(name)) continue;
      const path = pathOf(call.path + (queries[name] ?? ''), of(name));
      const reads = call.method === 'GET';
      const { status } = await (reads ? browser.get(path) : browser.post(path, 'not a body'));
      const may = call.permission === 'anyone' || call.permission === 'volunteer';
      const refused = call.permission === 'enrol' ? 401 : 404;
      expect([name, status]).toEqual([name, may ? (reads ? 200 : 422) : refused]);
    }
  });

  test('calls with step-up require the passkey again after five minutes, also from an admin', async () => {
    const site = await office();
    const { browser } = await site.volunteer({ role: 'admin', chapter: null });
    site.clock.now += 5 * 60_000;
    const wanting = rows.flatMap(([name, call]) => ('stepUp' in call ? [[name, call.path] as const] : []));
    for (const [name, path] of wanting) {
      const { status, body } = await browser.post(pathOf(path));
      expect([name, status, body.errors?.[0]?.code]).toEqual([name, 403, 'fresh']);
    }
  });

  test('every call returns 403 to other sites’ pages, without CORS headers', async () => {
    const site = await office({ ALLOWED_ORIGINS: 'https://bay-area.example.org' });
    const { browser } = await site.volunteer({ role: 'admin', chapter: null });
    const foreign = ['https://jobs.alumni.example.org', 'https://bay-area.example.org', 'null'] as const;
    const Cookie = [...browser.jar].map((pair) => pair.join('=')).join('; ');
    for (const [name, { method, path }] of rows) {
      const senders: Record<string, string>[] =
        method === 'GET'
          ? [{ 'Sec-Fetch-Site': 'same-site' }, { 'Sec-Fetch-Site': 'same-site', Origin: foreign[0] }]
          : [...foreign.map((Origin) => ({ Origin })), {}];
      for (const headers of senders) {
        const answer = await site.request(`/office${pathOf(path)}`, {
          method,
          headers: { Cookie, ...headers },
          ...(method === 'POST' && { body: '{}' }),
        });
        const cors = [...answer.headers.keys()].filter((one) => one.startsWith('access-control-'));
        expect([name, headers, answer.status, cors]).toEqual([name, headers, 403, []]);
      }
    }
  });

  test('public calls have no permission', () => {
    for (const call of Object.values(calls)) expect(call).not.toHaveProperty('permission');
  });
});

test('every call returns 404 while the Office is turned off', async () => {
  const site = await office({ OFFICE: 'off' });
  const statuses = await statusesOf(Object.keys(officeCalls), site);
  expect(new Set(Object.values(statuses))).toEqual(new Set([404]));
});

test('each role has the expected permissions', () => {
  const may = (role: Role) => allPermissions.filter((permission) => extentOf(permission, role) !== undefined);
  expect(may('admin')).toEqual(Object.keys(permissions));
  expect(may('reviewer')).toEqual([
    'queue.see',
    'queue.decide',
    'member.see',
    'member.contact',
    'member.edit',
    'member.links',
    'event.see',
    'log.see',
  ]);
  expect(may('organiser')).toEqual([
    'member.see',
    'member.contact',
    'event.see',
    'event.edit',
    'event.people',
    'event.export',
    'event.door',
    'news.edit',
    'letter.draft',
    'letter.send-to-guests',
    'letter.send-to-members',
    'log.see',
  ]);
  expect(may('treasurer')).toEqual([
    'member.see',
    'member.contact',
    'event.see',
    'gift.see',
    'gift.receipt',
    'gift.record',
    'gift.reconcile',
    'gift.refund',
    'gift.export',
    'gift.statement',
    'log.see',
  ]);
  expect(may('reader')).toEqual(['queue.see', 'member.see', 'event.see']);
});
