import { describe, expect, test } from 'vitest';
import { jobBody } from '../../../jobs/test-job.ts';
import { terminal } from '../../../testing/terminal.ts';
import { registrationBody, testServer, trusting } from '../../../testing/test-server.ts';

const title = 'Not in the rolls';
const text = 'We could not find you in the rolls.\nUnder which name did you study?';

async function desk() {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const reference = async (answer: Response) => (await answer.json()).reference as string;
  return {
    ...site,
    banyan: terminal(site.dataDir),
    member: await reference(await site.post('/member/member-register', registrationBody())),
    job: await reference(await site.post('/jobs/create-jobs', jobBody())),
  };
}

describe('a saved reason', () => {
  test('is what the person reads, by its title in any case', async () => {
    const { banyan, database, member } = await desk();
    expect((await banyan('reasons', 'list')).out).toContain('No reason is saved yet');
    expect((await banyan('reasons', 'add', title, '--text', text, '--kind', 'member')).code).toBe(0);
    expect((await banyan('reasons', 'list')).out).toBe(
      'Not in the rolls  ·  member\n    We could not find you in the rolls.\n    Under which name did you study?',
    );
    const done = await banyan('reject', member, '--reason-named', 'not in the ROLLS', '--hold', '5');
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`${member} is rejected`) });
    const letter = database.selectFrom('outbox').select('body').where('recipient', '=', 'rohan@example.org');
    expect((await letter.executeTakeFirstOrThrow()).body).toContain(text);
    expect((await banyan('reasons', 'remove', title)).code).toBe(0);
    const row = database.selectFrom('members').select('reason').where('reference', '=', member);
    expect(await row.executeTakeFirst()).toEqual({ reason: text });
    const deeds = database.selectFrom('audit_log').select('action').orderBy('id');
    expect((await deeds.execute()).map(({ action }) => action)).toEqual([
      'save reason',
      'reject',
      'remove reason',
    ]);
  });

  test('of one kind is no reason for another, and then nothing is decided', async () => {
    const { banyan, member, job } = await desk();
    await banyan('reasons', 'add', title, '--text', text, '--kind', 'member');
    const refused = await banyan('reject', member, job, '--reason-named', title);
    expect(refused).toMatchObject({ code: 1, out: expect.stringContaining(`${job} is a job`) });
    expect((await banyan('queue')).out).toContain('2 waiting.');
    await banyan('reasons', 'add', 'Later', '--text', 'We are away until May.');
    expect((await banyan('reject', member, job, '--reason-named', 'Later')).code).toBe(0);
  });

  test('is there once, and has to be one', async () => {
    const { banyan, member } = await desk();
    await banyan('reasons', 'add', title, '--text', text);
    expect(await banyan('reasons', 'add', title.toUpperCase(), '--text', 'Another.')).toMatchObject({
      code: 1,
      out: expect.stringContaining('already'),
    });
    for (const words of [
      ['reasons', 'add', title],
      ['reasons', 'add', ' ', '--text', text],
      ['reasons', 'add', 'x'.repeat(101), '--text', text],
      ['reasons', 'add', 'Long', '--text', 'x'.repeat(2_001)],
      ['reasons', 'add', 'Other', '--text', text, '--kind', 'message'],
      ['reject', member],
      ['reject', member, '--reason', ' '],
      ['reject', member, '--reason', 'No.', '--reason-named', title],
    ])
      expect((await banyan(...words)).code, words.join(' ').slice(0, 80)).toBe(2);
    expect((await banyan('reject', member, '--reason-named', 'Nobody said')).code).toBe(1);
    expect((await banyan('reasons', 'remove', 'Nobody said')).code).toBe(1);
    expect((await banyan('queue')).out).toContain('2 waiting.');
  });
});
