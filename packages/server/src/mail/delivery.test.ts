import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { newId } from '../database/identity.ts';
import { transaction } from '../database/transaction.ts';
import { ticketToken } from '../events/registration/ticket-token.ts';
import { contactBody, temporaryDirectory, testServer, trusting } from '../testing/test-server.ts';
import { deliverDue, type Transport } from './delivery.ts';
import { hurryEmail } from './email-states.ts';
import { queueEmail } from './outbox.ts';
import { smtp } from './smtp.ts';
import { smtpFake } from './smtp-fake.ts';
import { isUnreachable, suppress } from './suppressions.ts';

describe('email outbox', () => {
  test('sends an email by SMTP with the visitor as reply address', async () => {
    const { emails, url, close } = await smtpFake();
    onTestFinished(close);
    const { post, database } = await testServer();
    await post('/contact', contactBody());
    const transport = smtp(url, { from: 'Alumni <no-reply@example.org>', to: 'v@example.org' });
    expect(await deliverDue(database, transport, Date.now)).toBe(1);
    expect(emails).toHaveLength(1);
    expect(emails[0]?.text).toMatch(/^To: volunteers@example\.org$/m);
    expect(emails[0]?.text).toMatch(/^Reply-To: leela@example\.org$/m);
    expect(emails[0]?.text).toMatch(/^Content-Type: multipart\/alternative;/m);
    expect(emails[0]?.text).toMatch(/^Date: /m);
    expect(emails[0]?.text).toMatch(/^Message-ID: <\w+@example\.org>$/m);
    expect(await deliverDue(database, transport, Date.now)).toBe(0);
  });

  test('removes personal links from the stored email once it is sent', async () => {
    const { database } = await testServer();
    const lines = (hide: string, ticket: string) =>
      [
        `To hide:\nhttps://alumni.example.org/my-entry/hide?${hide}`,
        `Your ticket: https://alumni.example.org/t/${ticket}`,
        'All: https://alumni.example.org/',
      ].join('\n');
    const body = lines('token=secret.1', ticketToken('secret', newId(Date.now())));
    await transaction(database, (trx) =>
      queueEmail(
        trx,
        { kind: null, recipient: 'a@example.org', subject: 'Links', body, about: 'x' },
        Date.now(),
      ),
    );
    const sent: string[] = [];
    let works = false;
    const transport: Transport = async (mail) => {
      if (!works) throw new Error('not now');
      sent.push(mail.body);
    };
    await deliverDue(database, transport, Date.now);
    works = true;
    await deliverDue(database, transport, () => Date.now() + 600_000);
    expect(sent).toEqual([body]);
    const { body: kept } = await database.selectFrom('outbox').select('body').executeTakeFirstOrThrow();
    expect(kept).toBe(lines('…', '…'));
  });

  test('gives up emails to an unreachable address until somebody sends one there anyway', async () => {
    const { database } = await testServer();
    const sent: string[] = [];
    const transport: Transport = async ({ recipient }) => void sent.push(recipient);
    const round = (now: number) => deliverDue(database, transport, () => now, undefined, 'secret');
    const id = await transaction(database, async (trx) => {
      await suppress(trx, 'secret', { email: 'gone@example.org', why: 'unreachable' }, Date.now());
      const mail = { kind: null, subject: 'Your ticket', body: 'Come.', about: 'x' };
      for (const recipient of ['Gone@example.org', 'here@example.org'])
        await queueEmail(trx, { ...mail, recipient }, Date.now());
      const gone = trx.selectFrom('outbox').select('id').where('recipient', '=', 'Gone@example.org');
      return (await gone.executeTakeFirstOrThrow()).id;
    });
    for (let day = 0; day < 30; day += 1) await round(Date.now() + day * 86_400_000);
    expect(sent).toEqual(['here@example.org']);
    const now = Date.now() + 30 * 86_400_000;
    expect(await transaction(database, (trx) => hurryEmail(trx, 'secret', id, now))).toBe('done');
    await round(now);
    expect(sent).toEqual(['here@example.org', 'Gone@example.org']);
    expect(await isUnreachable(database, 'secret', 'gone@example.org')).toBe(false);
  });

  test('waits longer after each failure, keeps the email, and never stores the server’s words', async () => {
    let now = Date.now();
    const { post, database } = await testServer({}, { captchaProvider: trusting, now: () => now });
    await post('/contact', contactBody());
    let tries = 0;
    const failing: Transport = async () => {
      tries += 1;
      throw Object.assign(new Error('550 leela@example.org unknown'), { code: 'EENVELOPE' });
    };
    for (const waitMs of [0, 59_000, 2_000, 60_000, 61_000]) {
      now += waitMs;
      await deliverDue(database, failing, () => now);
    }
    expect(tries).toBe(3);
    const [mail] = await database.selectFrom('outbox').selectAll().execute();
    expect(mail).toMatchObject({ attempts: 3, last_error: 'EENVELOPE', sent_at: null });
  });

  test('sends all waiting emails at once, not a few per interval', async () => {
    const DATA_DIR = temporaryDirectory();
    const { post, rows } = await testServer({ DATA_DIR });
    const messages = Array.from({ length: 45 }, (_, number) => contactBody({ message: `Number ${number}` }));
    for (const body of messages) await post('/contact', body);
    await testServer({ DATA_DIR }, { transport: async () => undefined, deliveryIntervalMs: 600_000 });
    await vi.waitFor(
      async () => expect((await rows()).emails.filter(({ sent_at }) => sent_at === null)).toEqual([]),
      { timeout: 15_000 },
    );
  });

  test('sends in the background without delaying requests', async () => {
    const sent: string[] = [];
    let release: () => void = () => undefined;
    const slow: Transport = (mail) =>
      new Promise((resolve) => {
        release = () => {
          sent.push(mail.id);
          resolve();
        };
      });
    const { post, rows } = await testServer(
      {},
      { captchaProvider: trusting, transport: slow, deliveryIntervalMs: 5 },
    );
    expect((await post('/contact', contactBody())).status).toBe(200);
    await vi.waitFor(() => {
      release();
      expect(sent).toHaveLength(1);
    });
    await vi.waitFor(async () => expect((await rows()).emails[0]?.sent_at).not.toBeNull());
  });

  test('keeps emails while SMTP_URL is not set', async () => {
    const quick = { captchaProvider: trusting, deliveryIntervalMs: 1 };
    const without = await testServer({}, quick);
    const sending = await testServer({}, { ...quick, transport: async () => undefined });
    await without.post('/contact', contactBody());
    // Waits as long as three rounds of another server that does send.
    for (let sent = 1; sent <= 3; sent += 1) {
      await sending.post('/contact', contactBody({ message: `Number ${sent}` }));
      await vi.waitFor(async () => {
        const { emails } = await sending.rows();
        expect(emails.filter(({ sent_at }) => sent_at !== null)).toHaveLength(sent);
      });
    }
    expect((await without.rows()).emails).toMatchObject([{ sent_at: null, attempts: 0 }]);
  });
});
