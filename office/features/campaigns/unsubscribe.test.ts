import { unsubscribeMessages as messages } from '@banyan/api/contract';
import { toMembers } from '@banyan/server/campaigns/test-campaigns';
import { smtp } from '@banyan/server/mail/smtp';
import { smtpFake } from '@banyan/server/mail/smtp-fake';
import PostalMime from 'postal-mime';
import { describe, expect, onTestFinished, test } from 'vitest';
import { campaignsOffice, memberRow } from './test-campaigns.ts';

/** Office that sent one campaign to a member in California, with its unsubscribe link. */
async function sentEmail(more: Parameters<typeof memberRow>[2] = {}) {
  const site = await campaignsOffice();
  const member = memberRow('sunita@example.org', site.clock.now, more);
  await site.members(member);
  const id = await site.written();
  await site.send(id, 1);
  await site.leave();
  const link = site.sent[0]?.unsubscribe ?? '';
  const path = new URL(link).pathname;
  const token = path.slice('/unsubscribe/'.length);
  const press = (body: BodyInit, headers: Record<string, string> = {}) =>
    site.server.unsubscribe.post(token, new Request(link, { method: 'POST', body, headers }), {
      peer: '192.0.2.7',
    });
  const choose = (choice: string) => press(new URLSearchParams({ choice }));
  return { ...site, id, member, link, token, press, choose };
}

describe('unsubscribe link of a campaign', () => {
  test('accepts a mailbox’s one-click unsubscribe from any origin, without a cookie, in either encoding', async () => {
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), new FormData()]) {
      if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click');
      const site = await sentEmail();
      const page = await site.press(body, { Origin: 'https://mail.example.com' });
      expect(page).toMatchObject({ status: 200, isDone: true, emails: { wants: 'none' } });
      expect(await site.count()).toMatchObject({ reached: 0, leftOut: { no: 1 } });
      expect(await site.read(site.id)).toMatchObject({ unsubscribed: 1 });
      await site.press(new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }));
      expect(await site.read(site.id)).toMatchObject({ unsubscribed: 1 });
    }
  });

  test('an unsubscribe link changes nothing when a scanner opens it, and an invalid link returns 404', async () => {
    const site = await sentEmail();
    for (let round = 0; round < 3; round += 1)
      expect(await site.server.unsubscribe.open(site.token)).toMatchObject({
        status: 200,
        emails: {
          kind: 'newsletter',
          wants: 'all',
          chapters: expect.stringContaining('Bay Area'),
          email: 's…@example.org',
        },
      });
    expect(await site.count()).toMatchObject({ reached: 1 });
    const [kind, campaign, , mac] = site.token.split('.');
    for (const token of ['', 'x', site.token.slice(0, -1), `${kind}.${campaign}.${newMember}.${mac}`])
      expect(await site.server.unsubscribe.open(token)).toMatchObject({ status: 404, emails: undefined });
    const strange = new Request(site.link, { method: 'POST', body: 'choice=none' });
    expect(await site.server.unsubscribe.post('x', strange, { peer: '' })).toMatchObject({
      status: 404,
      isDone: false,
      message: messages.unknown,
    });
  });

  test('limits a member to their chapter’s campaigns, and subscribes them to all again', async () => {
    const site = await sentEmail();
    expect(await site.choose('chapter')).toMatchObject({ isDone: true, message: messages.chapter });
    expect(await site.count()).toMatchObject({ reached: 0, leftOut: { chapterOnly: 1 } });
    expect(await site.count({ ...toMembers, chapter: 'bay-area' })).toMatchObject({ reached: 1 });
    expect(await site.choose('again')).toMatchObject({ isDone: true, emails: { wants: 'all' } });
    expect(await site.count()).toMatchObject({ reached: 1 });
    expect(await site.choose('everything')).toMatchObject({ status: 422, isDone: false });
  });

  test('a later choice on the member’s own page overrides the unsubscribe, a member import does not', async () => {
    const site = await sentEmail();
    await site.choose('none');
    const says = (how: 'asked' | 'imported') =>
      site.database
        .updateTable('members')
        .set({
          newsletter: 1,
          newsletter_how: how,
          newsletter_at: new Date(site.clock.now + 1_000).toISOString(),
        })
        .where('id', '=', site.member.id)
        .execute();
    await says('imported');
    expect(await site.count()).toMatchObject({ reached: 0 });
    await says('asked');
    expect(await site.count()).toMatchObject({ reached: 1 });
  });

  test('rejects the chapter choice for a member without a chapter, and still works after the member was deleted', async () => {
    const site = await sentEmail({ state: '' });
    expect(await site.choose('chapter')).toMatchObject({ status: 409, message: messages.notYours });
    await site.database.deleteFrom('members').where('id', '=', site.member.id).execute();
    expect(await site.choose('none')).toMatchObject({ status: 200, emails: { wants: 'none', email: '' } });
  });
});

const newMember = '01M00000000000000000000000';

test('another program’s mail parser reads a campaign as it was written', async () => {
  const { emails: mails, url, close } = await smtpFake();
  onTestFinished(close);
  const site = await sentEmail({ first_name: 'Šunitā <b>*x*</b>' });
  const settings = await site.browser.get('/settings');
  await site.stepUp(site.browser, site.device);
  await site.browser.post('/settings', {
    postalAddress: '100 Example Street\nNaperville, IL 60540',
    version: settings.body.version,
  });
  const long = 'A long line about tea. '.repeat(80);
  const id = await site.written({
    subject: 'Zwölf Büros und ein Ende — für {first name}',
    markdown: `Dear {first name},\n\n.\n\n${long}\n\n- one\n- [two](https://example.org/?a=1&b=2)\n\n<script>alert(1)</script>`,
    fromName: 'Leela “Ümbar”',
    replyTo: 'leela@example.org',
  });
  await site.send(id, 1);
  await site.leave();
  const mail = site.sent.at(-1);
  if (!mail) throw new Error('It has left.');
  await smtp(url, { from: 'Alumni <post@example.org>', to: 'Volunteers <v@example.org>' })(mail);
  const raw = (mails[0]?.text ?? '').replace(/^\.\./gm, '.').replaceAll('\n', '\r\n');
  for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
  const parsed = await PostalMime.parse(raw);
  const header = (key: string) => parsed.headers.find((one) => one.key === key)?.value;
  expect(parsed).toMatchObject({
    subject: 'Zwölf Büros und ein Ende — für Šunitā <b>*x*</b>',
    from: { name: 'Leela “Ümbar”, The association', address: 'post@example.org' },
    to: [{ address: 'sunita@example.org' }],
    replyTo: [{ address: 'leela@example.org' }],
  });
  expect(header('content-type')).toMatch(/^multipart\/alternative/);
  const subject = encodeURIComponent(`Unsubscribe ${mail.unsubscribe}`);
  expect(header('list-unsubscribe')).toBe(`<${mail.unsubscribe}>, <mailto:v@example.org?subject=${subject}>`);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(parsed.text).toContain('Dear Šunitā <b>*x*</b>,\n\n.\n\nA long line');
  expect(parsed.text).toContain('- one\n- two (https://example.org/?a=1&b=2)');
  expect(parsed.text).toContain('Naperville, IL 60540');
  expect(parsed.text).toContain(`Unsubscribe: ${mail.unsubscribe}`);
  expect(parsed.text).toContain('You get this because you subscribed to our emails on ');
  expect(parsed.html).toContain('Dear Šunitā &lt;b&gt;*x*&lt;/b&gt;,');
  expect(parsed.html).toContain('We do not count who opens or clicks.');
  expect(parsed.html).not.toMatch(/<(?:img|script|style|link|iframe)\b|url\(/);
  expect(parsed.attachments).toEqual([]);
});
