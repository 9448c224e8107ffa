import { smtp } from '@banyan/server/mail/smtp';
import { smtpFake } from '@banyan/server/mail/smtp-fake';
import { eventBody } from '@banyan/server/testing/test-server';
import PostalMime from 'postal-mime';
import { expect, onTestFinished, test } from 'vitest';
import { giftsOffice } from '../gifts/test-gifts.ts';

test('another program’s mail parser reads a ticket, a corrected receipt and a statement as they were written', async () => {
  const { emails, url, close } = await smtpFake();
  onTestFinished(close);
  const site = await giftsOffice(Date.UTC(2031, 0, 10, 12));
  const { at, device, stepUp, give, gift, record, post, rows, event } = site;
  const date = new Date(site.clock.now + 86_400_000).toISOString();
  const email = 'sunita@example.org';
  await post(
    await event({ title: 'Garba — ночь', date }),
    eventBody({ firstName: 'Šunitā', lastName: 'Bąkul', email }),
  );
  const { reference } = await give(75, { email, firstName: 'Šunitā' });
  const { version } = await gift(reference);
  await stepUp(at, device);
  await at.post(`/gifts/${reference}/refund`, { cents: 2_050, reason: 'Twice', version });
  await record({ firstName: 'Šunitā', lastName: 'Bąkul', email, cents: 125_050, day: '2030-06-01' });
  await stepUp(at, device);
  await at.post('/gifts/statements/mail', { year: 2030 });

  const wanted = [/Garba/, /^Corrected .*receipt/, /giving statement/];
  const theirs = (await rows()).emails.filter(({ recipient }) => recipient === email);
  const transport = smtp(url, { from: 'Alumni Büro <post@example.org>', to: 'v@example.org' });
  const texts: string[] = [];
  for (const subject of wanted) {
    const message = theirs.findLast((one) => subject.test(one.subject));
    if (!message) throw new Error(`Of ${theirs.map((one) => one.subject).join(', ')} none is ${subject}.`);
    await transport(message);
    const raw = (emails.at(-1)?.text ?? '').replace(/^\.\./gm, '.').replaceAll('\n', '\r\n');
    for (const line of raw.split('\r\n')) expect(line.length).toBeLessThanOrEqual(998);
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      subject: message.subject,
      from: { name: 'Alumni Büro', address: 'post@example.org' },
      to: [{ address: email }],
      messageId: `<${message.id}@example.org>`,
      attachments: [],
    });
    expect(mail.text?.trimEnd()).toBe(message.body.trimEnd());
    // Transactional emails have no `List-…` headers.
    expect(mail.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    // The HTML part has the same content and shows the association’s name.
    expect(mail.html).toContain('<strong>Alumni Büro</strong>');
    texts.push(mail.text ?? '');
  }
  const [ticket, receipt, statement] = texts;
  expect(ticket).toMatch(/\/t\/[0-9A-Z]{52}$/m);
  expect(receipt).toMatch(/\$20\.50/);
  expect(receipt).toMatch(/\$54\.50/);
  expect(statement).toMatch(/^Total: +\$1,250\.50$/m);
});
