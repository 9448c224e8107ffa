import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { terminal } from '../../../testing/terminal.ts';
import { registrationBody, testServer, trusting } from '../../../testing/test-server.ts';

/* Somebody asks for membership under an e-mail that is not theirs, before or after the one whose it is. */

async function desk() {
  const site = await testServer({}, { captchaProvider: trusting, samples: false });
  const ask = async (more: Record<string, unknown> = {}): Promise<string> => {
    const answer = await site.post('/member/member-register', registrationBody(more));
    expect(answer.status).toBe(200);
    return (await answer.json()).reference;
  };
  return {
    ...site,
    ask,
    banyan: terminal(site.dataDir),
    found: async (name: string) =>
      (await (await site.request(`/member/get-members?search=${name}`)).json()).data as {
        firstName: string;
        company: string;
      }[],
    member: (reference: string) =>
      site.database
        .selectFrom('members')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirstOrThrow(),
    lettersTo: (recipient: string) =>
      site.database
        .selectFrom('outbox')
        .selectAll()
        .where('recipient', '=', recipient)
        .orderBy('id')
        .execute(),
    everythingIsSent: () =>
      site.database.updateTable('outbox').set({ sent_at: new Date().toISOString() }).execute(),
  };
}

const squatter = { FirstName: 'Somebody', LastName: 'Else', email: 'ROHAN@example.org', Year: 2001 };

describe('two requests with one e-mail', () => {
  test('are both kept, and their answers tell nobody that the address is known', async () => {
    const { post, rows } = await desk();
    const answers = [];
    for (const body of [squatter, {}, { ...squatter, personalNote: 'Again.' }]) {
      const answer = await post('/member/member-register', registrationBody(body));
      answers.push({ status: answer.status, ...(await answer.json()) });
    }
    const { members, letters } = await rows();
    expect(members.map(({ status }) => status)).toEqual(['pending', 'pending', 'pending']);
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(3);
    expect(members.map(({ reference }) => reference).toSorted()).toEqual(
      answers.map(({ reference }) => reference).toSorted(),
    );
    for (const answer of answers)
      expect({ ...answer, reference: '' }).toEqual({ ...answers[0], reference: '' });
    expect(letters.map(({ recipient }) => recipient)).toEqual(Array(3).fill('volunteers@example.org'));
  });

  test('stand together in the queue, and each says of the other', async () => {
    const { ask, banyan } = await desk();
    const first = await ask(squatter);
    const between = await ask({ email: 'tara@example.org' });
    const second = await ask();
    const lines = (await banyan('queue')).out.split('\n');
    const at = (reference: string) => lines.findIndex((line) => line.startsWith(reference));
    expect([at(first), at(second), at(between)]).toEqual([0, 2, 4]);
    expect(lines[1]).toContain(`the same e-mail: ${second} waits, Rohan Bakul, 1998`);
    expect(lines[3]).toContain(`the same e-mail: ${first} waits, Somebody Else, 2001`);
    await banyan('approve', second);
    expect((await banyan('show', first)).out).toContain(`the same e-mail: ${second} is approved`);
    expect((await banyan('show', between)).out).not.toContain('the same e-mail');
  });

  test('cannot both be approved: the sentence names the first, and what else there is', async () => {
    const { ask, banyan, found, member, rows } = await desk();
    const [wrong, right] = [await ask(squatter), await ask()];
    expect((await banyan('approve', right)).code).toBe(0);
    const before = await rows();
    const refused = await banyan('approve', wrong);
    expect(refused.code).toBe(1);
    for (const words of [`${right} is approved under the same e-mail`, `banyan reject ${wrong}`])
      expect(refused.out).toContain(words);
    expect(refused.out).toContain(`banyan merge ${wrong}`);
    expect(await rows()).toEqual(before);
    expect(await found('Somebody')).toEqual([]);
    // Taken back, the other one's turn comes.
    expect((await banyan('undo', right)).code).toBe(0);
    expect((await banyan('approve', wrong)).code).toBe(0);
    expect((await banyan('approve', right)).code).toBe(1);
    expect((await member(right)).status).toBe('pending');
  });

  test('approved by two volunteers at the same moment make one member', async () => {
    const { ask, banyan, database } = await desk();
    const both = [await ask(squatter), await ask()];
    const codes = await Promise.all(both.map(async (id) => (await banyan('approve', id)).code));
    expect(codes.toSorted()).toEqual([0, 1]);
    const approved = database.selectFrom('members').select('id').where('status', '=', 'approved');
    expect(await approved.execute()).toHaveLength(1);
  });

  test('one that was turned down can wait again beside the other', async () => {
    const { ask, banyan, member } = await desk();
    const first = await ask();
    await banyan('reject', first, '--reason', 'Not found.');
    const second = await ask({ personalNote: 'It is under my maiden name.' });
    await banyan('approve', second);
    expect((await banyan('undo', first)).out).toContain('waits for review again');
    expect([(await member(first)).status, (await member(second)).status]).toEqual(['pending', 'approved']);
  });
});

describe('an address that others ask under', () => {
  test('hears no a second time within a day, and the command says so', async () => {
    const { ask, banyan, database, lettersTo, everythingIsSent } = await desk();
    const [one, two, three] = [await ask(squatter), await ask({ Year: 1999 }), await ask()];
    await banyan('reject', one, '--reason', 'No.');
    await everythingIsSent();
    const second = await banyan('reject', two, '--reason', 'No.');
    expect(second.out).toContain('had one about a request within a day');
    expect(await lettersTo('rohan@example.org')).toHaveLength(0);
    expect(await lettersTo('ROHAN@example.org')).toHaveLength(1);
    expect((await banyan('undo', two)).out).toContain('No letter was to go out');
    await database
      .updateTable('outbox')
      .set({ sent_at: new Date(Date.now() - dayMs - 1_000).toISOString() })
      .execute();
    await banyan('reject', three, '--reason', 'No.');
    expect(await lettersTo('rohan@example.org')).toHaveLength(1);
  });

  test('hears yes a day after the last letter', async () => {
    const { ask, banyan, lettersTo, everythingIsSent } = await desk();
    const [wrong, right] = [await ask(squatter), await ask()];
    await banyan('reject', wrong, '--reason', 'No.');
    await everythingIsSent();
    expect((await banyan('approve', right)).out).toContain('A mail goes out in a day');
    const [letter] = await lettersTo('rohan@example.org');
    expect(letter?.next_attempt_at).toBeGreaterThan(Date.now() + dayMs - 60_000);
    expect((await banyan('undo', right)).out).toContain('and the letter with it');
  });
});

describe('a merge', () => {
  test('corrects the entry by what the request says otherwise, with a letter, and can be taken back', async () => {
    const { ask, banyan, found, member, lettersTo, everythingIsSent } = await desk();
    const old = await ask({ Company: 'Loom & Co', publicCompany: true, phone: '555-0142' });
    await banyan('approve', old);
    await everythingIsSent();
    const again = await ask({ LastName: 'Bakul-Rao', Company: '', phone: '555-0100', Year: 1998 });
    const done = await banyan('merge', again);
    expect(done).toMatchObject({ code: 0, out: expect.stringContaining(`merged into ${old}`) });
    expect(done.out).toContain('last name: Bakul  ->  Bakul-Rao');
    expect(done.out).toContain('phone: 555-0142  ->  555-0100');
    expect(done.out).not.toContain('company');
    expect(done.out).toContain('A mail goes out in a day');
    expect(await member(old)).toMatchObject({
      last_name: 'Bakul-Rao',
      company: 'Loom & Co',
      phone: '555-0100',
    });
    expect(await member(again)).toMatchObject({ status: 'rejected', reason: `merged into ${old}` });
    expect(await found('Bakul-Rao')).toMatchObject([{ firstName: 'Rohan', company: 'Loom & Co' }]);
    expect((await lettersTo('rohan@example.org')).at(-1)).toMatchObject({
      subject: 'Your entry is corrected',
    });

    const [, correction = ''] = /banyan undo (K-\S+)/.exec(done.out) ?? [];
    expect((await banyan('undo', correction)).out).toContain('and the letter with it');
    expect(await member(old)).toMatchObject({ last_name: 'Bakul', phone: '555-0142' });
    expect((await banyan('undo', again)).code).toBe(0);
    expect((await banyan('queue')).out).toContain(again);
  });

  test('of a request that says nothing new sets it aside without a letter', async () => {
    const { ask, banyan, rows } = await desk();
    await banyan('approve', await ask());
    const again = await ask({ personalNote: 'Did you get it?' });
    const before = (await rows()).letters.length;
    expect((await banyan('merge', again)).out).toContain('it said nothing new.\nNo mail is sent.');
    expect((await rows()).letters).toHaveLength(before);
    expect((await banyan('queue')).out).toBe('Nothing waits for review.');
    expect((await banyan('merge', again)).out).toContain('is already rejected');
  });

  test('needs somebody who is approved under that e-mail', async () => {
    const { ask, banyan, rows } = await desk();
    const [one] = [await ask(), await ask(squatter)];
    const before = await rows();
    expect(await banyan('merge', one)).toMatchObject({
      code: 1,
      out: expect.stringContaining('Nobody else is approved'),
    });
    expect(await rows()).toEqual(before);
  });
});
