import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, onTestFinished } from 'vitest';
import { smtpDouble } from '../mail/smtp-double.ts';
import { lettersOffice, memberRow } from '../office/campaigns/test-campaigns.ts';
import { databaseVariables } from '../testing/test-database.ts';
import { builtProgram, programVariables } from '../testing/test-program.ts';
import { proof } from '../testing/test-proof.ts';
import { temporaryDirectory } from '../testing/test-server.ts';

const addressIn = (text: string) => /^(?:RCPT TO:<|To: )([^\s>]+)/m.exec(text)?.[1] ?? '';

/** A mail server that asks every tenth time for patience, and knows one in fifty not. */
const unsteadyServer = () =>
  smtpDouble((command) => {
    if (!command.startsWith('RCPT TO')) return undefined;
    if (Number(/\d+/.exec(addressIn(command))?.[0]) % 50 === 0) return '550 5.1.1 unknown';
    return Math.random() < 0.1 ? '451 4.7.1 later' : undefined;
  });

const minuteMs = 60_000;

proof(
  {
    what: 'Of a letter to many whose processes are killed at random moments, while a mail server puts off and refuses, each address gets one or none, none is forgotten, and who counts as having got it has.',
    full: 5_000,
    of: 'recipients',
  },
  async (count) => {
    const { letters, url, close } = await unsteadyServer();
    onTestFinished(close);
    const DATA_DIR = temporaryDirectory();
    const site = await lettersOffice({ DATA_DIR, SMTP_URL: url });
    const rows = Array.from({ length: count }, (_, index) => memberRow(`m${index}@example.org`, Date.now()));
    await site.members(...rows);
    const id = await site.written();
    const presses = await Promise.all([site.send(id, count), site.send(id, count)]);
    expect(presses.map(({ status }) => status).sort()).toEqual([200, 409]);

    const variables = { ...(await databaseVariables(DATA_DIR)), DATA_DIR };
    let ahead = 11 * minuteMs;
    const program = await builtProgram('letters/mailing-child.ts');
    const start = (): ChildProcess =>
      spawn(process.execPath, [program, String(ahead)], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          ...variables,
          ...programVariables,
          SMTP_URL: url,
          MAIL_FROM: 'post@example.org',
          MAIL_TO: 'v@example.org',
        },
      });
    const mailing = () =>
      site.database.selectFrom('mailings').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    let killed = 0;
    for (;;) {
      const child = start();
      const ended = once(child, 'close');
      if (child.stdout) await Promise.race([once(child.stdout, 'data'), ended]);
      // A random moment is the point of the test. After one process for every fifty letters the next may end in peace.
      const isLast = killed >= count / 50;
      const timer = setTimeout(() => child.kill('SIGKILL'), isLast ? 60 * minuteMs : Math.random() * 1_500);
      const [, signal] = await ended;
      clearTimeout(timer);
      if (signal === 'SIGKILL') killed += 1;
      // The press comes once more, in the middle of it.
      expect((await site.send(id, count)).status).not.toBe(200);
      if ((await mailing()).state === 'sent') break;
      ahead += 16 * minuteMs;
    }

    const taken = Map.groupBy(letters, ({ text }) => addressIn(text));
    expect([...taken.values()].filter((each) => each.length > 1)).toEqual([]);
    const outbox = await site.database
      .selectFrom('outbox')
      .selectAll()
      .where('mailing_id', '=', id)
      .execute();
    expect(outbox).toHaveLength(count);
    const sent = outbox.filter(({ sent_at }) => sent_at !== null);
    const givenUp = outbox.filter(({ given_up_at }) => given_up_at !== null);
    expect(sent.length + givenUp.length).toBe(count);
    expect(sent.filter(({ recipient }) => !taken.has(recipient))).toEqual([]);
    const unsure = givenUp.filter(({ last_error }) => last_error === 'unsure');
    const refused = givenUp.filter(({ last_error }) => last_error === 'no-mailbox');
    expect(unsure.length + refused.length).toBe(givenUp.length);
    expect(unsure.length).toBeLessThanOrEqual(killed);
    expect(await mailing()).toMatchObject({ sent: sent.length, failed: givenUp.length, many: count });
    return `${killed} processes killed; ${sent.length} sent, ${refused.length} refused, ${unsure.length} in the hands of a process that was killed`;
  },
);
