import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs, myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { sweepIfOurs } from '../background/background.ts';
import { deliverDue } from '../mail/delivery.ts';
import { openMedia } from '../media/store/open.ts';
import { exportPerson } from '../people/export.ts';
import { siteWithPeople, zubeida } from '../people/test-person.ts';
import { tracesOf } from '../people/test-traces.ts';
import { installationSecret } from '../settings/secret.ts';
import { createLogger } from '../telemetry/logger.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { myOn } from './test-my.ts';

/** A site on which Zubeida has used every feature and is signed in. */
async function siteWithZubeida(environment: Record<string, string> = {}) {
  const clock = { ahead: 0 };
  const site = await siteWithPeople({ now: () => Date.now() + clock.ahead }, environment);
  const my = myOn(site);
  // Uses another network, because earlier requests count against the rate limit of hers.
  const at = await my.signIn(zubeida.email, my.browser({ peer: '198.51.100.9' }));
  /** Runs the hourly sweep. */
  const sweep = async () => {
    clock.ahead += 3_600_000;
    const { database, config } = site;
    const media = await openMedia(config, createLogger());
    const secret = await installationSecret(database, config);
    await sweepIfOurs({ database, config, media, secret }, Date.now() + clock.ahead);
  };
  /** Sends due emails. @returns the sent emails */
  const deliver = async () => {
    const sent: { recipient: string; subject: string; body: string }[] = [];
    const transport = async (mail: (typeof sent)[number]) => void sent.push(mail);
    const now = () => Date.now() + clock.ahead;
    while ((await deliverDue(site.database, transport, now)) > 0);
    return sent;
  };
  return { ...site, ...my, at, clock, sweep, deliver };
}
type Site = Awaited<ReturnType<typeof siteWithZubeida>>;

const found = async ({ request }: Pick<Site, 'request'>, search: string) =>
  (await (await request(`/member/get-members?search=${search}`)).json()).data as unknown[];

const stopLink = async ({ emails }: Pick<Site, 'emails'>) =>
  /\/my\/stay\?token=(\S+)/.exec((await emails(zubeida.email)).at(-1)?.body ?? '')?.[1] ?? '';

test('the page shows all data of the email address and previews the account deletion', async () => {
  const { at, ids, received } = await siteWithZubeida();
  const page = await at.page();
  expect(page).toMatchObject({
    email: zubeida.email,
    name: 'Zubeida Nandruk',
    coming: { event: { title: 'Tea, twice' }, state: 'confirmed' },
    entries: [{ reference: ids.member, state: 'shown', card: { company: 'Zinc Works' } }],
    gifts: [
      {
        what: '$25.00',
        cause: 'A bench',
        sheet: {
          facts: expect.arrayContaining([
            { label: 'Donor', value: 'Zubeida Nandruk' },
            { label: 'Purpose', value: 'A bench' },
          ]),
        },
      },
    ],
    stories: [
      { reference: ids.waiting, state: 'waiting' },
      { reference: ids.story, state: 'published' },
    ],
    jobs: [{ reference: ids.job, state: 'published' }],
    sessions: [{ isThis: true }],
    passkeys: [],
    leaving: {
      due: undefined,
      entries: 1,
      seats: [{ title: 'Tea, twice' }],
      jobs: 1,
      stories: 2,
      gifts: 1,
      giftsKeptYears: 7,
      copiesDays: 35,
    },
  });
  expect(page.tickets).toHaveLength(2);
  expect(JSON.stringify(page)).not.toMatch(/tara/i);
  const [gift] = page.gifts;
  expect((await at.get(gift?.receiptHref ?? '')).my).toMatchObject({
    view: { name: 'receipts', sheets: [gift?.sheet] },
  });
  const [year] = page.giftYears;
  expect((await at.get(`/my/receipt?year=${year?.year}`)).my).toMatchObject({
    view: { name: 'receipts', sheets: [{ heading: `Gifts in ${year?.year}`, amount: '$25.00' }] },
  });
  for (const other of ['?year=1999', '?gift=D-0000-0000', '?year=20', ''])
    expect((await at.get(`/my/receipt${other}`)).goTo).toBe('/my');
  expect((await at.get('/my/leaving')).my).toMatchObject({ view: { name: 'leaving' } });
  expect(received.status).toBe(200);
});

describe('data export', () => {
  test('downloads the export of one’s own data, without secrets', async () => {
    const site = await siteWithZubeida();
    const { at, config, database } = site;
    const secret = await installationSecret(database, config);
    const { file } = await at.get('/my/everything.json');
    expect(file).toMatchObject({ type: 'application/json; charset=utf-8', name: 'my-data.json' });
    const all = await exportPerson(database, secret, zubeida.email);
    expect(JSON.parse(file?.body ?? '{}')).toEqual(JSON.parse(JSON.stringify(all)));
    expect(file?.body).not.toMatch(/token=|tara|_hash|hidden":"\[/i);
    const stored = at.jar.get('my') ?? '';
    expect(file?.body).not.toContain(stored);
  });

  test('exports the same data as an HTML page in which no value becomes markup', async () => {
    const { at, database } = await siteWithZubeida();
    await database.updateTable('jobs').set({ company: '<script>alert("1")</script> & Co' }).execute();
    const { file } = await at.get('/my/everything.html');
    expect(file).toMatchObject({ type: 'text/html; charset=utf-8', name: 'my-data.html' });
    const html = file?.body ?? '';
    expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; Co');
    expect(html).not.toMatch(/<script|style=|src=|href=/);
    expect(html).toContain('<h2>Members (3)</h2>');
    expect(html).toContain('<dt>First name</dt>\n<dd><pre>Zubeida</pre></dd>');
  });

  test('requires sign-in and limits the number of downloads', async () => {
    const site = await siteWithZubeida({ RATE_LIMIT_WRITES: '1000' });
    expect((await site.browser().get('/my/everything.json')).goTo).toBe('/my');
    for (let times = 0; times < 20; times += 1)
      expect((await site.at.get('/my/everything.json')).file).toBeDefined();
    expect(await site.at.get('/my/everything.html')).toMatchObject({
      status: 429,
      my: { view: { name: 'leaving' } },
    });
    // Other people’s downloads are counted apart.
    const tara = await site.signIn('tara@example.org', site.browser({ peer: '198.51.100.10' }));
    expect((await tara.get('/my/everything.json')).file).toBeDefined();
  });
});

describe('account deletion', () => {
  test('refuses to delete an account without the confirmation word', async () => {
    const { at, database } = await siteWithZubeida();
    for (const word of ['', 'yes', 'leave me'])
      expect(await at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: word })).toMatchObject({
        status: 422,
        said: { section: 'leaving', errors: [{ field: 'to', message: messages.wordWrong }] },
        my: { view: { name: 'leaving' } },
      });
    expect(await database.selectFrom('leavings').selectAll().execute()).toEqual([]);
  });

  test('hides the entry at once and deletes everything else a week later, except gifts and numbers', async () => {
    const site = await siteWithZubeida();
    const { at, sweep, clock, request, database, banyan } = site;
    expect(await found(site, 'nandruk')).toHaveLength(1);
    const asked = await at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: ' Leave ' });
    expect(asked).toMatchObject({
      status: 200,
      said: { section: 'leaving', message: messages.leaving, isDone: true },
      my: { page: { leaving: { due: expect.any(String) }, entries: [{ state: 'hidden' }] } },
    });
    expect(await found(site, 'nandruk')).toEqual([]);
    const mail = (await site.emails(zubeida.email)).at(-1);
    expect(mail?.subject).toMatch(/^We delete your data on /);
    // A second request does not change the first one.
    const again = await at.post('/my/leaving', { act: 'delete-me', about: 'keep', to: 'leave' });
    expect(again.status).toBe(200);
    expect((await site.emails(zubeida.email)).at(-1)?.id).toBe(mail?.id);
    expect(await database.selectFrom('leavings').select('stories').execute()).toEqual([
      { stories: 'take-down' },
    ]);
    const token = await stopLink(site);
    clock.ahead += 6 * dayMs;
    await sweep();
    expect((await tracesOf(site.database)).length).toBeGreaterThan(10);
    clock.ahead += dayMs;
    expect((await site.browser().get(`/my/stay?token=${token}`)).my?.state).toBe('spent');
    await sweep();
    // The final email waits in the outbox and is deleted once sent.
    expect(await site.emails(zubeida.email)).toMatchObject([
      { subject: 'Your data is deleted', body: expect.stringContaining('Dear Zubeida Nandruk,') },
    ]);
    const sent = (await site.deliver()).filter(({ recipient }) => recipient === zubeida.email);
    expect(sent.map(({ body }) => body)).toEqual([expect.stringContaining('Your gifts stay for 7 years')]);
    expect(await tracesOf(site.database)).toEqual([
      expect.stringMatching(/^donations: .*"state":"captured"/),
    ]);
    expect((await at.get('/my')).my?.state).toBe('ask');
    const { data } = await (await request('/alumni-stories/get-stories')).json();
    expect(JSON.stringify(data)).not.toMatch(/gearwheel/i);
    // Only the gift is still shown, and no import may add the address again.
    const back = await site.signIn(zubeida.email);
    expect(await back.page()).toMatchObject({ entries: [], jobs: [], stories: [], gifts: { length: 1 } });
    expect(await database.selectFrom('suppressions').select('why').execute()).toEqual([{ why: 'deleted' }]);
    expect((await banyan('export', 'tara@example.org')).code).toBe(0);
  });

  test('keeps the gift for seven years, then removes its donor, and keeps other people’s data', async () => {
    const site = await siteWithZubeida();
    const taras = await site.create(30);
    const donor = { firstName: 'Tara', lastName: 'Chinch', email: 'tara@example.org' };
    await site.capture(taras.id, { ...donor, graduationYear: 1994, program: 'MTech', purpose: '' });
    const { reference } = await site.gift(taras.id);
    expect((await site.at.get(`/my/receipt?gift=${reference}`)).goTo).toBe('/my');
    await site.at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: 'leave' });
    site.clock.ahead += 7 * dayMs;
    await site.sweep();
    site.clock.ahead += 6 * 366 * dayMs;
    await site.sweep();
    expect(await tracesOf(site.database)).toHaveLength(1);
    site.clock.ahead += 366 * dayMs;
    await site.sweep();
    expect(await tracesOf(site.database)).toEqual([]);
    const gifts = site.database.selectFrom('donations').select(['captured_cents', 'email']);
    expect(await gifts.where('state', '=', 'captured').orderBy('captured_cents').execute()).toEqual([
      { captured_cents: 2_500, email: null },
      { captured_cents: 3_000, email: 'tara@example.org' },
    ]);
  });

  test('deletes a final email that cannot be sent for a week, and queues it only once', async () => {
    const site = await siteWithZubeida();
    await site.at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: 'leave' });
    site.clock.ahead += 7 * dayMs;
    await site.sweep();
    await site.sweep();
    expect(await site.emails(zubeida.email)).toHaveLength(1);
    site.clock.ahead += 6 * dayMs;
    await site.sweep();
    expect(await site.emails(zubeida.email)).toHaveLength(1);
    site.clock.ahead += dayMs;
    await site.sweep();
    expect(await site.emails(zubeida.email)).toEqual([]);
  });

  test('the command line deletes at once, even during the waiting week', async () => {
    const site = await siteWithZubeida();
    await site.at.post('/my/leaving', { act: 'delete-me', about: 'take-down', to: 'leave' });
    const { out, code } = await site.banyan('forget', zubeida.email);
    expect([code, out]).toEqual([0, expect.stringContaining('   1  wishes to be deleted\n')]);
    expect(await tracesOf(site.database)).toEqual([
      expect.stringMatching(/^donations: .*"state":"captured"/),
    ]);
    expect((await site.at.get('/my')).my?.state).toBe('ask');
  });

  test('keeps published stories without a name if the member asked for it', async () => {
    const site = await siteWithZubeida();
    await site.at.post('/my/leaving', { act: 'delete-me', about: 'keep', to: 'leave' });
    site.clock.ahead += 7 * dayMs;
    await site.sweep();
    const { data } = await (await site.request('/alumni-stories/get-stories')).json();
    const kept = data.find(({ title }: { title: string }) => title === 'Gearwheel');
    expect(kept).toMatchObject({ author: 'A graduate', authorTitle: '', authorImage: '' });
    expect(kept.graduationYear).toBeUndefined();
    const left = site.database
      .selectFrom('stories')
      .select(['title', 'email', 'name', 'photo', 'contact_no']);
    expect(await left.where('title', 'like', '%earwheel').execute()).toEqual([
      { title: 'Gearwheel', email: null, name: 'A graduate', photo: '', contact_no: null },
    ]);
    await site.deliver();
    expect((await tracesOf(site.database)).filter((row) => !/^(donations|stories):/.test(row))).toEqual([]);
  });

  test('the button behind the email’s link stops the deletion once, and opening the link does not', async () => {
    const site = await siteWithZubeida();
    const { at, browser } = site;
    await at.post('/my/leaving', { act: 'delete-me', about: '', to: 'leave' });
    const token = await stopLink(site);
    const stranger = browser();
    for (const method of ['GET', 'HEAD', 'GET'])
      expect(await stranger.get(`/my/stay?token=${token}`, method)).toMatchObject({
        status: 200,
        my: { state: 'stay', token, due: expect.any(String) },
      });
    expect(await found(site, 'nandruk')).toEqual([]);
    expect(await stranger.post('/my/stay', { act: 'stay', about: token })).toMatchObject({
      status: 200,
      my: { state: 'ask' },
      said: { message: messages.staying, isDone: true },
    });
    expect(await found(site, 'nandruk')).toHaveLength(1);
    expect(await stranger.post('/my/stay', { act: 'stay', about: token })).toMatchObject({
      status: 410,
      my: { state: 'spent' },
      said: { message: messages.stayGone },
    });
    expect((await stranger.get(`/my/stay?token=${token}`)).my?.state).toBe('spent');
    site.clock.ahead += 8 * dayMs;
    await site.sweep();
    expect(await found(site, 'nandruk')).toHaveLength(1);
  });

  test('the page can stop the deletion, and an entry hidden before stays hidden', async () => {
    const site = await siteWithZubeida();
    const { at } = site;
    const id = (await at.page()).entries[0]?.id;
    await at.act('hide', id);
    await at.post('/my/leaving', { act: 'delete-me', about: '', to: 'leave' });
    const token = await stopLink(site);
    // A form posted to the URL in the email may leave the token in the URL.
    expect(await at.act('stay')).toMatchObject({
      status: 200,
      my: { page: { leaving: { due: undefined } } },
    });
    expect((await at.post(`/my/stay?token=${token}`, { act: 'stay' })).status).toBe(410);
    expect(await found(site, 'nandruk')).toEqual([]);
    expect((await at.page()).entries[0]?.state).toBe('hidden');
  });
});

test('an import rejects an address whose owner had their data deleted, and gives the reason', async () => {
  const site = await siteWithZubeida();
  await site.at.post('/my/leaving', { act: 'delete-me', about: '', to: 'leave' });
  site.clock.ahead += 7 * dayMs;
  await site.sweep();
  const file = join(temporaryDirectory(), 'roll.csv');
  const line = (name: string, email: string) => `${name},Nandruk,${email},1998,Civil`;
  const lines = [line('Zubeida', zubeida.email.toUpperCase()), line('Usha', 'usha@example.org')];
  writeFileSync(file, ['first_name,last_name,email,year,program', ...lines].join('\n'));
  const { out, code } = await site.banyan('import', file);
  expect(code).toBe(0);
  expect(out).toContain('line 2: the person with this email asked to be deleted');
  expect(out).toContain('1 are in the directory.');
  expect(await found(site, 'nandruk')).toMatchObject([{ firstName: 'Usha' }]);
  const usha = site.database.selectFrom('members').select(['newsletter', 'newsletter_how']);
  expect(await usha.where('first_name', '=', 'Usha').execute()).toEqual([
    { newsletter: 0, newsletter_how: 'imported' },
  ]);
});
