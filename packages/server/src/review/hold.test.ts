import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { jobBody } from '../jobs/test-job.ts';
import { deliverDue } from '../mail/delivery.ts';
import { leaseEmail, postpone } from '../mail/outbox.ts';
import { smtpFake } from '../mail/smtp-fake.ts';
import { contactBody, registrationBody, testServer, trusting } from '../testing/test-server.ts';
import { reviewing } from './test-reviewing.ts';

const minuteMs = 60_000;
const held = (minutes: number) => ({ holdMs: minutes * minuteMs });
const mail = (url: string) => ({ SMTP_URL: url, MAIL_FROM: 'a@example.org', MAIL_TO: 'b@example.org' });

/** A site with one pending job, and a reviewer. */
async function dashboard() {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const { reference } = await (await site.post('/jobs/create-jobs', jobBody())).json();
  return {
    ...site,
    job: reference as string,
    review: reviewing(site),
    emails: () =>
      site.database
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', 'leela@example.org')
        .orderBy('id')
        .execute(),
    /** Sends emails that are due after this number of minutes, and returns the subjects about the job. */
    async leavingAfter(minutes: number) {
      const sent: string[] = [];
      const now = Date.now() + minutes * minuteMs;
      await deliverDue(
        site.database,
        async ({ subject }) => void sent.push(subject),
        () => now,
      );
      return sent.filter((subject) => subject.includes('job'));
    },
  };
}

describe('held email', () => {
  test('keeps holding the email if the clock goes back, and sends it once if the clock goes ahead', async () => {
    const { review, job, leavingAfter } = await dashboard();
    await review.tryApprove([job], held(5));
    expect(await leavingAfter(-60)).toEqual([]);
    expect(await review.undo(job)).toMatchObject({ email: 'withdrawn' });
    expect(await leavingAfter(30)).toEqual([]);
    await review.tryApprove([job], held(5));
    expect(await leavingAfter(24 * 60)).toEqual(['Your job is on the board']);
    expect(await leavingAfter(0)).toEqual([]);
  });

  test('an email counts as sent while a process delivers it, and can be withdrawn after a failed delivery', async () => {
    const { review, database, job, emails } = await dashboard();
    await review.approve(job);
    const [email] = await emails();
    if (!email) throw new Error('no letter');
    await leaseEmail(database, email.id, Date.now());
    expect(await review.undo(job)).toMatchObject({ email: 'sent', leftAt: undefined });
    expect(await emails()).toHaveLength(1);
    await database.deleteFrom('outbox').where('id', '=', email.id).execute();

    await review.approve(job);
    const [again] = await emails();
    if (!again) throw new Error('no second letter');
    await leaseEmail(database, again.id, Date.now());
    await postpone(database, again, 'ECONNREFUSED', Date.now());
    expect(await review.undo(job)).toMatchObject({ email: 'withdrawn' });
    expect(await emails()).toEqual([]);
  });

  test('undoing a decision withdraws only its own email and reports only on it', async () => {
    const { review, database, post, leavingAfter } = await dashboard();
    const { reference } = await (await post('/member/member-register', registrationBody())).json();
    await review.tryApprove([reference], held(15));
    await review.links(reference);
    expect(await review.undo(reference)).toMatchObject({ email: 'withdrawn' });
    // A decision without an email of its own must not withdraw another one.
    await review.approve(reference);
    await database.deleteFrom('outbox').where('subject', '=', 'Your membership is approved').execute();
    await review.links(reference);
    expect(await review.undo(reference)).toMatchObject({ email: 'none' });
    await leavingAfter(30);
    const sent = await database
      .selectFrom('outbox')
      .select(['subject', 'sent_at'])
      .where('recipient', '=', 'rohan@example.org')
      .execute();
    const links = { subject: 'Your entry in the alumni directory', sent_at: expect.any(String) };
    expect(sent).toEqual([links, links]);
  });

  test('a simultaneous undo and delivery either sends or withdraws the email, never both and never neither', async () => {
    const { review, database, job, emails } = await dashboard();
    for (let round = 0; round < 5; round += 1) {
      await review.approve(job);
      const sent: string[] = [];
      const deliver = () => deliverDue(database, async ({ subject }) => void sent.push(subject), Date.now);
      const [undone] = await Promise.all([review.undo(job), deliver(), deliver()]);
      const isMine = (subject: string) => subject === 'Your job is on the board';
      const rows = (await emails()).filter(({ subject }) => isMine(subject));
      const isWithdrawn = typeof undone !== 'string' && 'email' in undone && undone.email === 'withdrawn';
      expect([sent.filter(isMine).length, rows.length]).toEqual(isWithdrawn ? [0, 0] : [1, 1]);
      await database.deleteFrom('outbox').execute();
    }
  });

  test('holds only emails about decisions, not notifications or requested links', async () => {
    const { review, database, post } = await dashboard();
    const { reference } = await (await post('/member/member-register', registrationBody())).json();
    await post('/contact', contactBody());
    await review.tryApprove([reference], held(15));
    await review.links(reference);
    const waiting = await database
      .selectFrom('outbox')
      .select('subject')
      .where('next_attempt_at', '>', Date.now())
      .execute();
    expect(waiting.map(({ subject }) => subject)).toEqual(['Your membership is approved']);
  });
});

describe('restart while an email is held', () => {
  async function restartable() {
    const { emails, url, close } = await smtpFake();
    onTestFinished(close);
    const site = await dashboard();
    const environment = { DATA_DIR: site.dataDir, ...mail(url) };
    const about = (words: string) => emails.filter(({ text }) => text.includes(words)).length;
    let mark = 0;
    return {
      ...site,
      sent: () => about('Subject: Your job is on the board'),
      /** Starts a site whose clock is ahead by this number of minutes. */
      async start(minutes: number) {
        const { server } = await testServer(environment, {
          now: () => Date.now() + minutes * minuteMs,
          deliveryIntervalMs: 20,
          samples: false,
        });
        return {
          /** Waits until all due emails are sent. An email queued now is sent in the next round, after all of the current one. */
          async hasSentAll() {
            for (const _ of [1, 2]) {
              mark += 1;
              const words = `Mark ${mark}.`;
              await site.post('/contact', contactBody({ message: words }));
              await vi.waitFor(() => expect(about(words)).toBe(1), { timeout: 20_000 });
            }
          },
          end: () => server.close(),
        };
      },
    };
  }

  test('sends a held email once after a restart', { timeout: 60_000 }, async () => {
    const { review, job, sent, start } = await restartable();
    const first = await start(0);
    await review.tryApprove([job], held(5));
    await first.hasSentAll();
    expect(sent()).toBe(0);
    await first.end();
    const early = await start(4);
    await early.hasSentAll();
    expect(sent()).toBe(0);
    await early.end();
    const second = await start(6);
    await second.hasSentAll();
    expect(sent()).toBe(1);
    await second.end();
    const third = await start(9);
    await third.hasSentAll();
    expect(sent()).toBe(1);
    await third.end();
  });

  test('never sends a held email if the decision was undone during the restart', {
    timeout: 60_000,
  }, async () => {
    const { review, job, sent, start } = await restartable();
    const first = await start(0);
    await review.tryApprove([job], held(5));
    await first.hasSentAll();
    await first.end();
    const second = await start(1);
    expect(await review.undo(job)).toMatchObject({ email: 'withdrawn' });
    await second.end();
    const third = await start(6);
    await third.hasSentAll();
    expect(sent()).toBe(0);
    await third.end();
  });
});
