import { campaignMessages as messages } from '@banyan/api/office';
import { deliverCampaigns } from '@banyan/server/campaigns/delivering';
import { toMembers } from '@banyan/server/campaigns/test-campaigns';
import { transaction } from '@banyan/server/database/transaction';
import { leaseCampaignEmail } from '@banyan/server/mail/campaign-emails';
import { deliverDue } from '@banyan/server/mail/delivery';
import { keepOwnWords } from '@banyan/server/mail/own-words';
import { keepSetting } from '@banyan/server/settings/settings';
import { openTestDatabase } from '@banyan/server/testing/test-database';
import { eventBody } from '@banyan/server/testing/test-server';
import { describe, expect, test } from 'vitest';
import { eventFields } from '../events/test-events.ts';
import { answer, campaignsOffice, emailFields, memberRow, postalAddress } from './test-campaigns.ts';

const organiser = { role: 'organiser', chapter: 'bay-area' } as const;
const californian = { ...toMembers, chapter: 'bay-area' } as const;

describe('audience of a campaign', () => {
  test('counts each subscriber’s address once and names who is left out', async () => {
    const site = await campaignsOffice();
    const { now } = site.clock;
    await site.members(
      memberRow('a@example.org', now),
      // An entry from before addresses were compared.
      memberRow('A@example.org', now, { email_key: 'a@EXAMPLE.org' }),
      memberRow('no@example.org', now, { newsletter: 0 }),
      memberRow('ny@example.org', now, { state: 'NY', year: 1990, mentorship_interest: 1, dept: 'Civil' }),
      memberRow('waiting@example.org', now, { status: 'pending' }),
    );
    expect(await site.count()).toMatchObject({
      reached: 2,
      text: '2 will get it. Left out: 1 not subscribed, 1 twice.',
      about: 'Subscribers',
    });
    expect(await site.count({ ...californian, from: 1999, to: 2005 })).toMatchObject({
      reached: 1,
      about: 'Subscribers in Bay Area, 1999–2005',
    });
    expect(await site.count({ ...toMembers, mentors: true, program: 'Civil' })).toMatchObject({ reached: 1 });
    expect(await site.count({ ...toMembers, program: 'Metallurgy' })).toMatchObject({
      text: 'No one will get it.',
    });
  });

  test('an organizer of one chapter reaches only the members and guests of that chapter', async () => {
    const site = await campaignsOffice();
    await site.members(memberRow('a@example.org', site.clock.now));
    const { browser } = await site.volunteer(organiser);
    const all = await browser.post('/letters', emailFields);
    expect([all.status, all.body.message]).toEqual([422, messages.chapter]);
    const theirs = await site.written({ audience: californian }, browser);
    expect((await site.read(theirs, browser)).by).toBe('Volunteer 2');
    await site.written();
    expect((await browser.get('/letters')).body).toMatchObject({ counts: { draft: 1 } });
    const { body } = await site.browser.post('/events', eventFields);
    const event = { kind: 'event', event: String(body.id), who: 'coming' } as const;
    expect((await browser.post('/letters', { ...emailFields, audience: event })).status).toBe(422);
  });

  test('an audience can be the guests of an event, and the event lists the campaign', async () => {
    const site = await campaignsOffice();
    const { body } = await site.browser.post('/events', eventFields);
    const event = String(body.id);
    await site.browser.post(`/events/${event}/show`, { version: 0 });
    for (const email of ['tara@example.org', 'leela@example.org'])
      await site.post(`/events/register/${event}`, eventBody({ email }));
    const audience = { kind: 'event', event, who: 'coming' } as const;
    const id = await site.written({ audience });
    expect(await site.count(audience)).toMatchObject({ reached: 2, about: 'Guests of Garba night' });
    expect((await site.send(id, 2)).status).toBe(200);
    await site.leave();
    expect(site.recipients()).toEqual(['leela@example.org', 'tara@example.org']);
    expect(site.sent[0]?.body).toContain('You get this because you registered for Garba night.');
    const shown = await site.browser.get(`/events/${event}`);
    expect(shown.body.event).toMatchObject({
      emails: [{ id, kind: 'mailing', subject: emailFields.subject, many: 2, left: 2, state: 'sent' }],
    });
    const came = { ...audience, who: 'came' } as const;
    expect(await site.count(came)).toMatchObject({ reached: 0, about: 'People who came to Garba night' });
    await site.database
      .updateTable('event_registrations')
      .set({ checked_in_at: site.clock.now })
      .where('email', '=', 'tara@example.org')
      .execute();
    expect(await site.count(came)).toMatchObject({ reached: 1 });
  });
});

describe('campaign to the guests of an event that moved to another chapter', () => {
  /** Draft of a Bay Area organizer to the two guests of an event. */
  async function bayAreaEmail() {
    const site = await campaignsOffice();
    const { browser, me } = await site.volunteer(organiser);
    const { body } = await browser.post('/events', { ...eventFields, chapter: 'bay-area' });
    const event = String(body.id);
    await browser.post(`/events/${event}/show`, { version: 0 });
    for (const email of ['tara@example.org', 'leela@example.org'])
      await site.post(`/events/register/${event}`, eventBody({ email }));
    const id = await site.written({ audience: { kind: 'event', event, who: 'coming' } }, browser);
    const giveTo = (chapter: string) =>
      site.database.updateTable('events').set({ chapter }).where('id', '=', event).execute();
    return { ...site, bay: browser, bayId: me.id, id, giveTo };
  }

  test('the author can no longer read, check, test, save, copy or send the campaign, but an organizer of the new chapter can', async () => {
    const { bay, id, giveTo, volunteer, sent, all, read, send } = await bayAreaEmail();
    const before = all.length;
    await giveTo('chicago-midwest');
    const posts: [string, object][] = [
      ['', { ...emailFields, version: 1 }],
      ['/check', {}],
      ['/test', { version: 1 }],
      ['/send', { version: 1, count: 2 }],
      ['/copy', {}],
      ['/stop', {}],
      ['/pause', {}],
      ['/resume', {}],
      ['/resend', {}],
      ['/remove', { version: 1 }],
    ];
    for (const [path, sending] of posts)
      expect([path, (await bay.post(`/letters/${id}${path}`, sending)).status]).toEqual([path, 404]);
    expect((await bay.get(`/letters/${id}`)).status).toBe(404);
    expect((await bay.get('/letters')).body).toMatchObject({ counts: { draft: 0 } });
    const chicago = await volunteer({ role: 'organiser', chapter: 'chicago-midwest' });
    expect(await read(id, chicago.browser)).toMatchObject({ state: 'draft', chapter: 'chicago-midwest' });
    expect((await send(id, 2, chicago.browser)).body).toMatchObject({ state: 'held' });
    expect([sent, all.length]).toEqual([[], before]);
  });

  test('a campaign to a moved event pauses when it is due, and is sent when an organizer of the new chapter resumes it', async () => {
    const { bay, id, giveTo, send, leave, recipients, read, volunteer, lines } = await bayAreaEmail();
    expect((await send(id, 2, bay)).body).toMatchObject({ state: 'held' });
    await giveTo('chicago-midwest');
    await leave();
    expect(recipients()).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'paused', chapter: 'chicago-midwest' });
    expect((await lines()).at(-1)).toMatchObject({ who: 'the server', action: 'mailing pause' });
    expect((await bay.post(`/letters/${id}/resume`)).status).toBe(404);
    const chicago = await volunteer({ role: 'organiser', chapter: 'chicago-midwest' });
    expect((await chicago.browser.post(`/letters/${id}/resume`)).status).toBe(200);
    await leave(1);
    expect(recipients()).toEqual(['leela@example.org', 'tara@example.org']);
  });

  test.each(['given to another chapter', 'taken away', 'ended'] as const)(
    'a campaign pauses between two recipients when its sender loses the permission: %s',
    async (how) => {
      const site = await bayAreaEmail();
      const { bay, bayId, id, giveTo, send, leave, recipients, read, browser, database, device } = site;
      expect((await send(id, 2, bay)).status).toBe(200);
      const lose = async () => {
        if (how === 'given to another chapter') await giveTo('chicago-midwest');
        else if (how === 'ended') {
          await site.stepUp(browser, device);
          await browser.post(`/volunteers/${bayId}/end`);
        } else
          await database
            .updateTable('grants')
            .set({ role: 'reader' })
            .where('volunteer_id', '=', bayId)
            .execute();
      };
      site.clock.now += 11 * 60_000;
      await deliverCampaigns(site.parts, () => site.sent.length > 0);
      expect(recipients()).toHaveLength(1);
      await lose();
      await leave(1);
      expect(recipients()).toHaveLength(1);
      expect(await read(id)).toMatchObject({ state: 'paused', sent: 1, waiting: 1 });
    },
  );
});

describe('campaign', () => {
  test('a draft is saved only on its current version, can be copied, and can be deleted', async () => {
    const site = await campaignsOffice();
    const id = await site.written({ subject: '' });
    const save = (version: number, more: object = {}) =>
      site.browser.post(`/letters/${id}`, { ...emailFields, ...more, version });
    expect((await save(1)).body).toMatchObject({ id, version: 2 });
    expect((await save(1)).status).toBe(409);
    expect((await save(2, { replyTo: 'no address' })).status).toBe(422);
    const copy = String((await site.browser.post(`/letters/${id}/copy`)).body.id);
    expect(await site.read(copy)).toMatchObject({ state: 'draft', version: 1, fields: emailFields });
    expect((await site.browser.post(`/letters/${copy}/remove`, { version: 1 })).status).toBe(200);
    expect((await site.browser.get(`/letters/${copy}`)).status).toBe(404);
    const actions = (await site.lines())
      .map(({ action }) => action)
      .filter((one) => one.startsWith('mailing'));
    expect(actions.sort()).toEqual(['mailing add', 'mailing copy', 'mailing edit', 'mailing remove']);
  });

  test('a campaign is not scheduled without the association’s postal address', async () => {
    const site = await campaignsOffice();
    await site.members(memberRow('a@example.org', site.clock.now));
    const id = await site.written();
    await transaction(site.database, (trx) => keepOwnWords(trx, 'postal-address', ''));
    const refused = await site.send(id, 1);
    expect([refused.status, refused.body.message]).toEqual([422, messages.noPostalAddress]);
    expect(await site.read(id)).toMatchObject({ state: 'draft' });
  });

  test('a campaign is sent after ten minutes, once to each person even if the button is pressed twice; stopped before that, it is a draft again', async () => {
    const site = await campaignsOffice();
    await site.members(
      memberRow('a@example.org', site.clock.now),
      memberRow('b@example.org', site.clock.now),
    );
    const id = await site.written();
    expect((await site.send(id, 3)).body.message).toBe(messages.count('2'));
    expect((await site.send(id, 2)).body).toMatchObject({ state: 'held' });
    expect((await site.browser.post(`/letters/${id}/stop`)).body).toEqual({ state: 'draft', left: 0 });
    const { version } = await site.read(id);
    const twice = () => site.browser.post(`/letters/${id}/send`, { version, count: 2 });
    const answers = await Promise.all([twice(), twice(), twice()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    await site.leave(9);
    expect(site.sent).toEqual([]);
    await site.leave(2);
    await site.leave(5);
    expect(site.recipients()).toEqual(['a@example.org', 'b@example.org']);
    expect(await site.read(id)).toMatchObject({ state: 'sent', many: 2, sent: 2, failed: 0, waiting: 0 });
    expect((await site.browser.post(`/letters/${id}/stop`)).status).toBe(409);
  });

  test('a scheduled campaign is sent at once on request, once to each person', async () => {
    const site = await campaignsOffice();
    await site.members(
      memberRow('a@example.org', site.clock.now),
      memberRow('b@example.org', site.clock.now),
    );
    const id = await site.written();
    const now = async () => (await site.browser.post(`/letters/${id}/send-now`)).status;
    expect(await now()).toBe(409);
    await site.send(id, 2);
    expect(await Promise.all([now(), now()])).toEqual([200, 200]);
    await site.leave(0);
    expect(site.recipients()).toEqual(['a@example.org', 'b@example.org']);
    expect(await now()).toBe(409);
    await site.leave();
    expect(site.recipients()).toHaveLength(2);
    const actions = (await site.lines()).filter(({ subject }) => subject === `mailing ${id}`);
    expect(actions.map(({ action }) => action).toSorted()).toEqual([
      'mailing add',
      'mailing now',
      'mailing send',
    ]);
  });

  test('a campaign is not sent to a member who unsubscribes while it is scheduled', async () => {
    const site = await campaignsOffice();
    const late = memberRow('late@example.org', site.clock.now);
    await site.members(memberRow('a@example.org', site.clock.now), late);
    const id = await site.written();
    await site.send(id, 2);
    await site.database.updateTable('members').set({ newsletter: 0 }).where('id', '=', late.id).execute();
    await site.leave();
    expect(site.recipients()).toEqual(['a@example.org']);
    expect(await site.read(id)).toMatchObject({ state: 'sent', many: 1, sent: 1 });
  });

  test('a campaign can be paused, resumed and stopped; emails that were sent stay sent', async () => {
    const site = await campaignsOffice();
    const { now } = site.clock;
    await site.members(...Array.from({ length: 5 }, (_, index) => memberRow(`m${index}@example.org`, now)));
    const id = await site.written();
    await site.send(id, 5);
    const act = async (what: string) => (await site.browser.post(`/letters/${id}/${what}`)).status;
    expect(await act('pause')).toBe(409);
    let taken = 0;
    site.mailServer.refuses = () => {
      taken += 1;
      return taken === 3 ? answer(451, '451 4.7.1 later') : undefined;
    };
    await site.leave();
    expect(await site.read(id)).toMatchObject({ state: 'sending', sent: 4, waiting: 1 });
    expect([await act('pause'), await act('pause'), await act('resume')]).toEqual([200, 200, 200]);
    expect((await site.browser.post(`/letters/${id}/stop`)).body).toEqual({ state: 'stopped', left: 4 });
    const { version } = await site.read(id);
    expect((await site.browser.post(`/letters/${id}/remove`, { version })).status).toBe(409);
    await site.leave(600);
    expect(site.sent).toHaveLength(4);
  });

  test('a campaign requires a step-up for more than fifty people, and a second approval for more than a thousand if the setting is on', async () => {
    const site = await campaignsOffice();
    const { now } = site.clock;
    await site.members(
      ...Array.from({ length: 1_001 }, (_, index) => memberRow(`m${index}@example.org`, now)),
    );
    await keepSetting(site.database, 'office.second-yes', 'on');
    const id = await site.written();
    site.clock.now += 6 * 60_000;
    const stale = await site.send(id, 1_001);
    expect([stale.status, stale.body.errors?.[0]?.code]).toEqual([403, 'fresh']);
    await site.stepUp(site.browser, site.device);
    expect((await site.send(id, 1_001)).body).toEqual({ state: 'waits', leavesAt: null });
    const { version, secondYes } = await site.read(id);
    expect(secondYes).toMatchObject({ mine: true, by: 'Volunteer 1' });
    const yes = (at = site.browser) => at.post(`/letters/${id}/yes`, { version });
    expect((await yes()).body.message).toBe(messages.yourOwn);
    const other = await site.volunteer({ role: 'admin', chapter: null });
    expect((await other.browser.get('/desk')).body.campaignApproval).toMatchObject([{ id, many: 1_001 }]);
    expect((await yes(other.browser)).body).toMatchObject({ state: 'held' });
    expect((await yes(other.browser)).status).toBe(409);
  }, 60_000);

  test('a campaign is rejected if it has no text, reaches nobody or nests too deeply', async () => {
    const site = await campaignsOffice();
    const id = await site.written({ markdown: '' });
    expect((await site.send(id, 0)).body.message).toBe(messages.empty);
    expect((await site.send(await site.written(), 0)).body.message).toBe(messages.nobody);
    const deep = await site.send(await site.written({ markdown: '>'.repeat(2_000) }), 0);
    expect(deep).toMatchObject({ status: 422, body: { errors: [{ field: 'markdown', code: 'nesting' }] } });
  });
});

describe('answers of mail servers', () => {
  test('retries a temporary failure, does not retry a missing mailbox, and skips an address after two failed campaigns', async () => {
    const site = await campaignsOffice();
    const { now } = site.clock;
    const gone = memberRow('gone@example.org', now);
    await site.members(memberRow('a@example.org', now), memberRow('slow@example.org', now), gone);
    let isSlow = true;
    site.mailServer.refuses = ({ recipient }) => {
      if (recipient === 'gone@example.org') return answer(550, '550 5.1.1 <gone@example.org> unknown');
      if (recipient === 'slow@example.org' && isSlow) return answer(421, '421 4.7.0 later');
      return undefined;
    };
    const first = await site.written();
    await site.send(first, 3);
    await site.leave();
    expect(await site.read(first)).toMatchObject({
      state: 'sending',
      sent: 1,
      failed: 1,
      waiting: 1,
      refused: expect.arrayContaining([
        { why: 'later', many: 1, again: expect.any(String) },
        { why: 'no-mailbox', many: 1, again: null },
      ]),
    });
    isSlow = false;
    await site.leave(20);
    expect(await site.read(first)).toMatchObject({ state: 'sent', sent: 2, failed: 1, resendable: 1 });
    expect((await site.browser.post(`/letters/${first}/resend`)).body).toEqual({ again: 1 });
    await site.leave(1);
    expect(await site.count()).toMatchObject({ reached: 3 });

    const second = await site.written();
    await site.send(second, 3);
    await site.leave();
    expect(await site.count()).toMatchObject({ reached: 2, leftOut: { unreachable: 1 } });
    const record = (await site.browser.get(`/members/${gone.id}`)).body.member;
    expect(record).toMatchObject({ unreachable: true });
    const { rows } = Object((await site.browser.get('/members?status=all')).body);
    const marked = rows.filter(({ marks }: { marks: string[] }) => marks.includes('unreachable'));
    expect(marked.map(({ id }: { id: string }) => id)).toEqual([gone.id]);
    expect(
      JSON.stringify(await site.database.selectFrom('outbox').select('last_error').execute()),
    ).not.toContain('gone@');
    expect((await site.browser.post(`/letters/${second}/resend`)).body).toEqual({ again: 1 });
    site.mailServer.refuses = () => undefined;
    await site.leave(1);
    expect(site.recipients().filter((one) => one === 'gone@example.org')).toEqual([]);
  });

  test('sends a single email such as a ticket before the rest of a campaign', async () => {
    const site = await campaignsOffice({ MAIL_PER_MINUTE: '1' });
    const { now } = site.clock;
    await site.members(...Array.from({ length: 3 }, (_, index) => memberRow(`m${index}@example.org`, now)));
    const id = await site.written();
    await site.send(id, 3);
    site.clock.now += 11 * 60_000;
    const frozen = { ...site.parts, now: () => site.clock.now };
    await deliverCampaigns(frozen, () => site.sent.length > 0);
    await site.browser.post('/settings/mail-test');
    await deliverDue(site.database, site.parts.transport, () => site.clock.now, undefined, site.secret);
    expect(site.sent).toHaveLength(1);
    expect(site.all.at(-1)).toMatchObject({ recipient: 'volunteer-1@example.org' });
  });
});

describe('check of a campaign', () => {
  test('a campaign is tested and checked before it is sent, and a later edit marks the test as outdated', async () => {
    const site = await campaignsOffice({ DKIM_SELECTOR: 'mail' });
    await site.members(memberRow('a@example.org', site.clock.now));
    site.texts['example.org'] = 'v=spf1 -all';
    site.texts['mail._domainkey.example.org'] = 'v=DKIM1; p=abc';
    const id = await site.written({
      markdown: 'Dear {first name},\n\n[here](http://10.0.0.1/) and [there](https://127.0.0.1/).',
    });
    const tried = await site.browser.post(`/letters/${id}/test`, { version: 1 });
    expect(tried.body).toMatchObject({ state: 'sent', to: 'volunteer-1@example.org' });
    expect(site.sent[0]?.body).toContain('Dear Volunteer,');
    const { body } = await site.browser.post(`/letters/${id}/check`);
    expect(body).toMatchObject({
      test: { isCurrent: true },
      reached: 1,
      isBulk: false,
      postalAddress,
      mail: { isSetUp: true, domain: 'example.org', spf: 'found', dkim: 'found', dmarc: 'none' },
      links: [
        { href: 'http://10.0.0.1/', state: 'bad', said: 'is not https' },
        { href: 'https://127.0.0.1/', state: 'bad', said: 'is on no public web site' },
      ],
    });
    await site.browser.post(`/letters/${id}`, { ...emailFields, version: 1 });
    expect((await site.read(id)).test).toMatchObject({ isCurrent: false });
    expect((await site.browser.post('/settings/mail-check')).body).toMatchObject({ spf: 'found' });
  });
});

describe('two processes sending one campaign', () => {
  async function twoProcesses(many: number) {
    const site = await campaignsOffice();
    const other = await openTestDatabase(site.dataDir);
    const people = Array.from({ length: many }, (_, one) => memberRow(`m${one}@example.org`, site.clock.now));
    await site.members(...people);
    const id = await site.written();
    await site.send(id, many);
    site.clock.now += 11 * 60_000;
    return { site, id, both: [site.database, other].map((database) => ({ ...site.parts, database })) };
  }

  test('two processes send one email to each address', async () => {
    const { site, id, both } = await twoProcesses(40);
    await Promise.all(
      both.map(async (parts) => {
        while (await deliverCampaigns(parts));
      }),
    );
    expect(site.recipients()).toEqual(Array.from({ length: 40 }, (_, one) => `m${one}@example.org`).sort());
    expect(await site.read(id)).toMatchObject({ sent: 40, failed: 0 });
  });

  test('two processes share the limit of emails per minute', async () => {
    const { site, id, both } = await twoProcesses(3);
    // An email that is already written out waits for its turn.
    for (const parts of both) await deliverCampaigns(parts, () => true);
    const begun = site.clock.now + 1;
    const takes = (at: number) =>
      Promise.all(both.map(({ database }) => leaseCampaignEmail(database, [id], 60, begun + at)));
    const counted = async (at: number) => (await takes(at)).filter((next) => next && 'email' in next).length;
    expect([await counted(0), await counted(999), await counted(1_000), await counted(1_500)]).toEqual([
      1, 0, 1, 0,
    ]);
  });
});
