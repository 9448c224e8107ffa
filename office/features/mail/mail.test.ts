import { transaction } from '@banyan/server/database/transaction';
import { deliverDue, type Transport } from '@banyan/server/mail/delivery';
import { type EmailMessage, queueEmail } from '@banyan/server/mail/outbox';
import { smtp } from '@banyan/server/mail/smtp';
import { smtpFake } from '@banyan/server/mail/smtp-fake';
import { contactBody } from '@banyan/server/testing/test-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { office } from '../../kernel/test-office.ts';

const minute = 60_000;
const admin = { role: 'admin', chapter: null } as const;

/** An Office with an admin who reads the outbox. */
async function mailOffice() {
  const site = await office();
  const { device } = await site.volunteer(admin);
  const queue = (mail: Partial<EmailMessage>, leavesAt = site.clock.now) =>
    transaction(site.database, (trx) =>
      queueEmail(
        trx,
        { kind: null, recipient: 'a@example.org', subject: 'Test', body: 'Come.', about: 'x', ...mail },
        site.clock.now,
        leavesAt,
      ),
    );
  /** Signs in again first, because an idle hour ends a session. */
  const read = async (path: string) => (await site.signIn(device)).browser.get(path);
  const outbox = async (state: 'stuck' | 'waiting' | 'sent') => {
    const { emails: messages } = (await read(`/outbox?state=${state}`)).body;
    return Array.isArray(messages) ? messages : [];
  };
  const idOf = async (subject: string) =>
    (await site.rows()).emails.find((mail) => mail.subject === subject)?.id ?? '';
  const open = async (subject: string) => (await read(`/outbox/${await idOf(subject)}`)).body;
  return { ...site, queue, outbox, open };
}

describe('outbox while the mail server is down for an hour', () => {
  test('keeps the emails with their error, and sends each one once when the server is back', async () => {
    const server = await smtpFake();
    onTestFinished(server.close);
    const gone = await smtpFake();
    await gone.close();
    const { clock, database, open, outbox, post } = await mailOffice();
    const association = { from: 'Alumni <no-reply@example.org>', to: 'volunteers@example.org' };
    const [down, up] = [smtp(gone.url, association), smtp(server.url, association)];
    let isDown = true;
    const transport: Transport = (email) => (isDown ? down : up)(email);
    const minutes = async (many: number) => {
      for (let passed = 0; passed < many; passed += 1) {
        await deliverDue(database, transport, () => clock.now);
        clock.now += minute;
      }
    };
    // The first waiting email is the admin’s invitation.
    isDown = false;
    await minutes(1);
    isDown = true;
    const before = server.emails.length;

    const references: string[] = [];
    for (const message of ['First.', 'Second.', 'Third.']) {
      references.push((await (await post('/contact', contactBody({ message }))).json()).reference);
      await minutes(20);
    }
    expect(server.emails).toHaveLength(before);
    expect(await outbox('waiting')).toHaveLength(3);
    expect(await outbox('stuck')).toEqual([]);
    const [first = ''] = references;
    const subject = `Message ${first} from the contact form`;
    const failed = await open(subject);
    expect(failed).toMatchObject({ state: 'retrying', error: 'ESOCKET' });
    // The first try and the ones after 1, 2, 4, 8 and 16 minutes, each recorded with its time.
    expect(failed.failures).toHaveLength(6);
    expect(Date.parse(String(failed.when))).toBeGreaterThanOrEqual(clock.now);

    isDown = false;
    await minutes(60);
    const subjects = server.emails.slice(before).map(({ text }) => /^Subject: (.*)$/m.exec(text)?.[1] ?? '');
    const all = references.map((reference) => `Message ${reference} from the contact form`);
    expect(subjects.toSorted()).toEqual(all.toSorted());
    expect([await outbox('stuck'), await outbox('waiting')]).toEqual([[], []]);
    expect(await open(subject)).toMatchObject({ state: 'sent', error: '', failures: { length: 6 } });
  }, 60_000);
});

describe('an email in the outbox', () => {
  test('shows an email as it will be sent, without the secrets meant for its recipient', async () => {
    const { open, queue } = await mailOffice();
    const body = [
      'Your page: https://alumni.example.org/my/enter?token=secret.1',
      'To join: https://alumni.example.org/office/join#secret2',
      'Type these six characters:',
      '',
      '7K2 Q9X',
      '',
      'All: https://alumni.example.org/events',
    ].join('\n');
    await queue({ recipient: 'tara@example.org', replyTo: 'volunteers@example.org', body });
    const email = await open('Test');
    expect(email).toMatchObject({
      to: 'tara@example.org',
      subject: 'Test',
      replyTo: 'volunteers@example.org',
      state: 'waiting',
      failures: [],
    });
    expect(email.text).toBe(
      [
        'Your page: https://alumni.example.org/my/enter?…',
        'To join: https://alumni.example.org/office/join#…',
        'Type these six characters:',
        '',
        '…',
        '',
        'All: https://alumni.example.org/events',
      ].join('\n'),
    );
  });

  test('shows an email to an unreachable address as given up, with the reason', async () => {
    const { clock, database, open, queue } = await mailOffice();
    await queue({ subject: 'Given up' });
    await database
      .updateTable('outbox')
      .set({ attempts: 1, last_error: 'unreachable', given_up_at: new Date(clock.now).toISOString() })
      .where('subject', '=', 'Given up')
      .execute();
    expect(await open('Given up')).toMatchObject({ error: 'unreachable', state: 'stuck' });
  });
});
