import { describe, expect, test } from 'vitest';
import { myMessages as messages } from '../../contract/messages.ts';
import { eventBody, registrationBody } from '../test-server.ts';
import { type browserAt, firefox, minute, mySite } from './test-my.ts';

const rohan = 'rohan@example.org';

/** A site on which Rohan has asked to become a member. */
async function siteWithRohan(environment: Record<string, string> = {}) {
  const site = await mySite(environment);
  const { reference } = await (await site.post('/member/member-register', registrationBody())).json();
  return { ...site, reference: String(reference) };
}

const links = async ({ database }: Pick<Awaited<ReturnType<typeof mySite>>, 'database'>) =>
  database.selectFrom('sign_in_links').selectAll().execute();

describe('asking for the letter', () => {
  test('is answered alike whether the address is known or not, and as much is kept', async () => {
    const site = await siteWithRohan();
    const [known, stranger] = [site.browser(), site.browser()];
    const timed = async (asking: Promise<Awaited<ReturnType<typeof known.ask>>>) => {
      const began = performance.now();
      return { seen: await asking, ms: performance.now() - began };
    };
    const [first, second] = [await timed(known.ask(rohan)), await timed(stranger.ask('nobody@example.org'))];
    const [one, other] = [first.seen, second.seen];
    for (const { ms } of [first, second]) expect(ms).toBeGreaterThan(290);
    const shape = ({ status, my, said, cookies }: typeof one) => ({
      ...{ status, my, said },
      cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=…;')),
    });
    expect(shape(one)).toEqual(shape(other));
    expect(shape(one)).toEqual({
      status: 200,
      my: { state: 'asked' },
      said: { section: 'sign-in', message: messages.asked, isDone: true, errors: [] },
      cookies: ['my-asked=…; Path=/; HttpOnly; SameSite=Lax'],
    });
    expect((await links(site)).map(({ subject_id }) => subject_id === rohan).toSorted()).toEqual([
      false,
      true,
    ]);
    expect(JSON.stringify(await links(site))).not.toContain('nobody@');
    expect(await site.letters('nobody@example.org')).toEqual([]);
    const [letter] = await site.letters(rohan);
    expect(letter).toMatchObject({ subject: 'Your link to your own page' });
    expect(letter?.body).toContain('Dear Rohan Bakul,');
  });

  test('writes to the address that is stored, also where another one is taken for the same', async () => {
    const site = await mySite();
    await site.post('/member/member-register', registrationBody({ email: 'kiran@example.org' }));
    // The sign for kelvin is a small k to every program.
    await site.browser().ask('\u212Airan@example.org');
    expect(await site.letters('kiran@example.org')).toMatchObject([{ recipient: 'kiran@example.org' }]);
  });

  test('knows whoever registered for an event', async () => {
    const site = await mySite();
    await site.post(await site.event(), eventBody({ email: 'tara@example.org' }));
    const at = await site.signIn('tara@example.org');
    expect((await at.page()).tickets).toMatchObject([{ event: { title: 'Tea, twice' }, state: 'confirmed' }]);
  });

  test('takes three tries for an address and ten of a network', async () => {
    const { browser, clock } = await siteWithRohan({ RATE_LIMIT_WRITES: '1000' });
    // Tries are counted in spans of ten minutes: one begins now.
    clock.ahead = 10 * minute - (Date.now() % (10 * minute));
    const statuses: number[] = [];
    for (let tries = 0; tries < 4; tries += 1) {
      const at = browser({ peer: `198.51.100.${tries}` });
      statuses.push((await at.ask(rohan)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    const at = browser({ peer: '198.51.100.77' });
    for (let tries = 0; tries < 10; tries += 1)
      expect((await at.ask(`somebody-${tries}@example.org`)).status).toBe(200);
    const refused = await at.ask('somebody-else@example.org');
    expect(refused).toMatchObject({
      status: 429,
      my: { state: 'ask', typed: 'somebody-else@example.org' },
      said: { message: messages.askedTooOften, isDone: false },
    });
  });

  test('gives an address back that is none, and asks whoever fills the trap in', async () => {
    const { browser, letters } = await siteWithRohan();
    expect(await browser().ask('rohan')).toMatchObject({
      status: 422,
      my: { state: 'ask', typed: 'rohan' },
      said: { errors: [{ field: 'email', message: messages.emailInvalid }] },
    });
    expect(await browser().post('/my', { email: rohan, homepage: 'https://example.org' })).toMatchObject({
      status: 422,
      my: { state: 'ask', typed: rohan, question: { text: expect.stringMatching(/^What is/) } },
      said: { errors: [{ field: 'questionAnswer' }] },
    });
    expect(await letters(rohan)).toEqual([]);
  });
});

describe('the link', () => {
  test('is spent by its button alone, once: a scanner that opens it spends nothing', async () => {
    const site = await siteWithRohan();
    const at = site.browser();
    await at.ask(rohan);
    const { token } = await site.inLetter(rohan);
    for (const method of ['GET', 'HEAD', 'GET']) {
      expect(await at.get(`/my/enter?token=${token}`, method)).toMatchObject({
        status: 200,
        my: { state: 'enter', token, address: 'r…@example.org' },
      });
    }
    expect((await links(site))[0]).toMatchObject({ used_at: null, tries: 0 });
    const entered = await at.post('/my/enter', { token });
    expect(entered.goTo).toBe('/my');
    expect(entered.cookies).toEqual([
      expect.stringMatching(/^my-asked=; .*Max-Age=0$/),
      expect.stringMatching(/^my=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect((await at.page()).name).toBe('Rohan Bakul');
    const again = await at.post('/my/enter', { token });
    expect(again).toMatchObject({ status: 410, my: { state: 'spent' }, cookies: [] });
    expect(await at.get(`/my/enter?token=${token}`)).toMatchObject({ status: 410, my: { state: 'spent' } });
  });

  test('does nothing in another browser, where only the one that asked can type the code', async () => {
    const site = await siteWithRohan();
    const [asked, other] = [site.browser(), site.browser({ agent: firefox })];
    await asked.ask(rohan);
    const { token, code } = await site.inLetter(rohan);
    expect(await other.get(`/my/enter?token=${token}`)).toMatchObject({
      status: 409,
      my: { state: 'other-browser' },
    });
    expect(await other.post('/my/enter', { token })).toMatchObject({
      status: 409,
      my: { state: 'other-browser' },
    });
    expect(await other.post('/my/enter', { code })).toMatchObject({ status: 422, my: { state: 'asked' } });
    expect(await asked.get('/my/enter')).toMatchObject({ status: 200, my: { state: 'asked' } });
    expect((await asked.post('/my/enter', { code: code.toLowerCase() })).goTo).toBe('/my');
    expect((await asked.page()).email).toBe(rohan);
    // The code has spent the link as well.
    expect(await asked.get(`/my/enter?token=${token}`)).toMatchObject({ my: { state: 'spent' } });
  });

  test('ends with the next one, after ten minutes, and when the clock was wrong', async () => {
    const site = await siteWithRohan();
    const state = async (at: ReturnType<typeof browserAt>, token: string) =>
      (await at.get(`/my/enter?token=${token}`)).my?.state;
    const at = site.browser();
    await at.ask(rohan);
    const first = await site.inLetter(rohan);
    await at.ask(rohan);
    const second = await site.inLetter(rohan);
    expect([await state(at, first.token), await state(at, second.token)]).toEqual(['spent', 'enter']);
    expect(await at.post('/my/enter', { token: first.token })).toMatchObject({ status: 410 });
    site.clock.ahead += 10 * minute;
    expect(await state(at, second.token)).toBe('spent');
    expect((await at.post('/my/enter', { token: second.token })).status).toBe(410);
    site.clock.ahead -= 60 * minute;
    expect(await state(at, second.token)).toBe('spent');
    expect((await at.post('/my/enter', { token: second.token })).status).toBe(410);
    expect((await at.post('/my/enter', { code: second.code })).status).toBe(422);
  });

  test('ends its code after five tries', async () => {
    const site = await siteWithRohan();
    const at = site.browser();
    await at.ask(rohan);
    const { code, token } = await site.inLetter(rohan);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await at.post('/my/enter', { code: '000 000' })).toMatchObject({
        status: 422,
        said: { message: messages.wrongCode, errors: [{ field: 'code' }] },
      });
    expect((await at.post('/my/enter', { code })).status).toBe(422);
    // The link, which nobody can guess, still does it.
    expect((await at.post('/my/enter', { token })).goTo).toBe('/my');
  });

  test.each(['token', 'code'] as const)('used 200 times at once by its %s signs in once', async (by) => {
    const site = await siteWithRohan();
    const at = site.browser();
    await at.ask(rohan);
    const found = await site.inLetter(rohan);
    const tries = Array.from({ length: 200 }, () => {
      const same = site.browser();
      for (const [name, value] of at.jar) same.jar.set(name, value);
      return same.post('/my/enter', { [by]: found[by] });
    });
    const answers = await Promise.all(tries);
    expect(answers.filter(({ goTo }) => goTo === '/my')).toHaveLength(1);
    expect(answers.filter(({ cookies }) => cookies.some((cookie) => cookie.startsWith('my=')))).toHaveLength(
      1,
    );
    const sessions = site.database.selectFrom('sign_in_sessions').selectAll();
    expect(await sessions.execute()).toHaveLength(1);
    expect(site.faults).toEqual([]);
  });

  test('of an address that nobody has opens nothing, whatever is typed', async () => {
    const site = await mySite();
    const at = site.browser();
    await at.ask('nobody@example.org');
    expect((await at.post('/my/enter', { code: '7K2Q9X' })).status).toBe(422);
    expect((await at.post('/my/enter', { code: '' })).status).toBe(422);
    expect(await site.database.selectFrom('sign_in_sessions').selectAll().execute()).toEqual([]);
  });
});

test('twenty tries of a network are taken, and the button stays for later', async () => {
  const { browser, inLetter } = await siteWithRohan({ RATE_LIMIT_WRITES: '1000' });
  const at = browser({ peer: '198.51.100.7' });
  await at.ask(rohan);
  for (let tries = 0; tries < 20; tries += 1) await at.post('/my/enter', { token: 'x'.repeat(43) });
  const { token } = await inLetter(rohan);
  expect(await at.post('/my/enter', { token })).toMatchObject({
    status: 429,
    my: { state: 'enter', token, address: 'r…@example.org' },
    said: { message: messages.enteredTooOften },
  });
});

test('a browser that was not there before is told by letter, each once', async () => {
  const { signIn, browser, letters } = await siteWithRohan();
  const told = async () =>
    (await letters(rohan)).flatMap(({ body }) => /another browser than before: (.*)\./.exec(body)?.[1] ?? []);
  await signIn(rohan);
  await signIn(rohan);
  expect(await told()).toEqual(['Chrome, Linux']);
  await signIn(rohan, browser({ agent: firefox }));
  expect(await told()).toEqual(['Chrome, Linux', 'Firefox, Windows']);
});
