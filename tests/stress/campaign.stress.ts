import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { campaignsOffice, memberRow } from '../../office/features/campaigns/test-campaigns.ts';
import { smtpFake } from '../../packages/server/src/mail/smtp-fake.ts';
import { databaseVariables } from '../../packages/server/src/testing/test-database.ts';
import { temporaryDirectory } from '../../packages/server/src/testing/test-server.ts';
import { environment } from '../../scripts/steps.ts';
import { stressTest } from './stressTest.ts';

const recipientIn = (text: string) => /^(?:RCPT TO:<|To: )([^\s>]+)/m.exec(text)?.[1] ?? '';

/** Fake mail server that defers one of ten emails and rejects one of fifty addresses. */
const unsteadyServer = () =>
  smtpFake((command) => {
    if (!command.startsWith('RCPT TO')) return undefined;
    if (Number(/\d+/.exec(recipientIn(command))?.[0]) % 50 === 0) return '550 5.1.1 unknown';
    return Math.random() < 0.1 ? '451 4.7.1 later' : undefined;
  });

const minuteMs = 60_000;

stressTest(
  'sends each address of a campaign at most one email and forgets none, while its processes are killed',
  { full: 2_000, short: 200, of: 'recipients' },
  async (count) => {
    const { emails: messages, url, close } = await unsteadyServer();
    onTestFinished(close);
    const DATA_DIR = temporaryDirectory();
    const site = await campaignsOffice({ DATA_DIR, SMTP_URL: url });
    const rows = Array.from({ length: count }, (_, index) => memberRow(`m${index}@example.org`, Date.now()));
    await site.members(...rows);
    const id = await site.written();
    const presses = await Promise.all([site.send(id, count), site.send(id, count)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);

    const program = path.join(import.meta.dirname, 'campaignProcess.ts');
    const mail = { SMTP_URL: url, MAIL_FROM: 'post@example.org', MAIL_TO: 'v@example.org' };
    const env = { ...environment, ...(await databaseVariables(DATA_DIR)), DATA_DIR, ...mail };
    const campaign = () =>
      site.database.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    let ahead = 11 * minuteMs;
    let killed = 0;
    while ((await campaign()).state !== 'sent') {
      const child = spawn(process.execPath, [program, String(ahead)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env,
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      const ended = once(child, 'close');
      await Promise.race([once(child.stdout, 'data'), ended]);
      // A random moment is the point of the test. After enough kills a process may finish.
      const isLast = killed >= count / 50;
      const timer = setTimeout(() => child.kill('SIGKILL'), isLast ? 60 * minuteMs : Math.random() * 1_000);
      const [, signal] = await ended;
      clearTimeout(timer);
      if (signal === 'SIGKILL') killed += 1;
      // Another press of Send must change nothing.
      expect((await site.send(id, count)).status).not.toBe(200);
      // Later than the lease of the emails that the killed process had taken.
      ahead += 16 * minuteMs;
    }

    const arrived = Map.groupBy(messages, ({ text }) => recipientIn(text));
    expect([...arrived.values()].filter((each) => each.length > 1)).toEqual([]);
    const outbox = await site.database
      .selectFrom('outbox')
      .selectAll()
      .where('mailing_id', '=', id)
      .execute();
    expect(outbox).toHaveLength(count);
    const sent = outbox.filter(({ sent_at }) => sent_at !== null);
    const failed = outbox.filter(({ given_up_at }) => given_up_at !== null);
    expect(sent.length + failed.length).toBe(count);
    expect(sent.filter(({ recipient }) => !arrived.has(recipient))).toEqual([]);
    const unsure = failed.filter(({ last_error }) => last_error === 'unsure');
    const refused = failed.filter(({ last_error }) => last_error === 'no-mailbox');
    expect(unsure.length + refused.length).toBe(failed.length);
    // A process sends one email after another, so a kill leaves at most one in doubt.
    expect(unsure.length).toBeLessThanOrEqual(killed);
    expect(await campaign()).toMatchObject({ sent: sent.length, failed: failed.length, many: count });
    return `${killed} processes killed; ${sent.length} sent, ${refused.length} refused, ${unsure.length} unsure`;
  },
);
