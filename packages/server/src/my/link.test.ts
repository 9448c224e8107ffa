import { myMessages as messages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { eventBody, registrationBody } from '../testing/test-server.ts';
import { type browserAt, firefox, minute, mySite } from './test-my.ts';

const rohan = 'rohan@example.org';

/** A site on which Rohan has requested membership. */
async function siteWithRohan(environment: Record<string, string> = {}) {
  const site = await mySite(environment);
  const { reference } = await (await site.post('/member/member-register', registrationBody())).json();
  return { ...site, reference: String(reference) };
}

const links = async ({ database }: Pick<Awaited<ReturnType<typeof mySite>>, 'database'>) =>
  database.selectFrom('sign_in_links').selectAll().execute();

describe('request for the email', () => {
  test('answers alike for known and unknown addresses and stores the same', async () => {
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
      status,
      my,
      said,
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
    expect(await site.emails('nobody@example.org')).toEqual([]);
    const [mail] = await site.emails(rohan);
    expect(mail).toMatchObject({ subject: 'Your link to your own page' });
    expect(mail?.body).toContain('Dear Rohan Bakul,');
  });

  test('sends the email to the stored address, even if another spelling counts as the same', async () => {
    const site = await mySite();
    await site.post('/member/member-register', registrationBody({ email: 'kiran@example.org' }));
    // The Kelvin sign lowercases to an ordinary k.
    await site.browser().ask('\u212Airan@example.org');
    expect(await site.emails('kiran@example.org')).toMatchObject([{ recipient: 'kiran@example.org' }]);
  });

  test('knows the address of an event registration', async () => {
    const site = await mySite();
    await site.post(await site.event(), eventBody({ email: 'tara@example.org' }));
    const at = await site.signIn('tara@example.org');
    expect((await at.page()).tickets).toMatchObject([{ event: { title: 'Tea, twice' }, state: 'confirmed' }]);
  });

  test('returns an invalid address, and asks a question if the honeypot is filled in', async () => {
    const { browser, emails } = await siteWithRohan();
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
    expect(await emails(rohan)).toEqual([]);
  });
});

describe('sign-in link', () => {
  test('only its button uses up the link, once, and mail scanners that open it do not', async () => {
    const site = await siteWithRohan();
    const at = site.browser();
    await at.ask(rohan);
    const { token } = await site.inEmail(rohan);
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
      expect.stringMatching(
        /^my-known=[\w-]{43}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/,
      ),
    ]);
    expect((await at.page()).name).toBe('Rohan Bakul');
    expect((await at.get('/my/enter')).goTo).toBe('/my');
    const again = await at.post('/my/enter', { token });
    expect(again).toMatchObject({ status: 410, my: { state: 'spent' }, cookies: [] });
    expect(await at.get(`/my/enter?token=${token}`)).toMatchObject({ status: 410, my: { state: 'spent' } });
  });

  test('the link does not work in another browser, and only the browser that requested it accepts the code', async () => {
    const site = await siteWithRohan();
    const [asked, other] = [site.browser(), site.browser({ agent: firefox })];
    await asked.ask(rohan);
    const { token, code } = await site.inEmail(rohan);
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
    // The code has used up the link as well.
    expect(await asked.get(`/my/enter?token=${token}`)).toMatchObject({ my: { state: 'spent' } });
  });

  test('the link expires after ten minutes, even after a clock change', async () => {
    const site = await siteWithRohan();
    const state = async (at: ReturnType<typeof browserAt>, token: string) =>
      (await at.get(`/my/enter?token=${token}`)).my?.state;
    const at = site.browser();
    await at.ask(rohan);
    const { token, code } = await site.inEmail(rohan);
    site.clock.ahead += 10 * minute;
    expect(await state(at, token)).toBe('spent');
    expect((await at.post('/my/enter', { token })).status).toBe(410);
    site.clock.ahead -= 60 * minute;
    expect(await state(at, token)).toBe('spent');
    expect((await at.post('/my/enter', { token })).status).toBe(410);
    expect((await at.post('/my/enter', { code })).status).toBe(422);
  });

  test('a link stays valid while the same browser requests two more, until one of them is used', async () => {
    const site = await siteWithRohan();
    const at = site.browser();
    const found: Awaited<ReturnType<typeof site.inEmail>>[] = [];
    for (let times = 0; times < 4; times += 1) {
      await at.ask(rohan);
      found.push(await site.inEmail(rohan));
      site.clock.ahead += minute;
    }
    const states = async () => {
      const seen = await Promise.all(found.map(({ token }) => at.get(`/my/enter?token=${token}`)));
      return seen.map(({ my }) => my?.state);
    };
    expect(await states()).toEqual(['spent', 'enter', 'enter', 'enter']);
    expect((await at.post('/my/enter', { code: found[1]?.code ?? '' })).goTo).toBe('/my');
    expect(await states()).toEqual(Array(4).fill('spent'));
  });

  test('five wrong attempts invalidate the code', async () => {
    const site = await siteWithRohan();
    const at = site.browser();
    await at.ask(rohan);
    const { code, token } = await site.inEmail(rohan);
    for (let tries = 0; tries < 5; tries += 1)
      expect(await at.post('/my/enter', { code: '000 000' })).toMatchObject({
        status: 422,
        said: { message: messages.wrongCode, errors: [{ field: 'code' }] },
      });
    expect((await at.post('/my/enter', { code })).status).toBe(422);
    // The link cannot be guessed, so it is still valid.
    expect((await at.post('/my/enter', { token })).goTo).toBe('/my');
  });

  test.each(['token', 'code'] as const)(
    '200 simultaneous uses of the email’s %s sign in once',
    async (by) => {
      const site = await siteWithRohan();
      const at = site.browser();
      await at.ask(rohan);
      const found = await site.inEmail(rohan);
      const tries = Array.from({ length: 200 }, () => {
        const same = site.browser();
        for (const [name, value] of at.jar) same.jar.set(name, value);
        return same.post('/my/enter', { [by]: found[by] });
      });
      const answers = await Promise.all(tries);
      expect(answers.filter(({ goTo }) => goTo === '/my')).toHaveLength(1);
      expect(
        answers.filter(({ cookies }) => cookies.some((cookie) => cookie.startsWith('my='))),
      ).toHaveLength(1);
      const sessions = site.database.selectFrom('sign_in_sessions').selectAll();
      expect(await sessions.execute()).toHaveLength(1);
      expect(site.faults).toEqual([]);
    },
  );

  test('no code or link opens the page of an unknown address', async () => {
    const site = await mySite();
    const at = site.browser();
    await at.ask('nobody@example.org');
    expect((await at.post('/my/enter', { code: '7K2Q9X' })).status).toBe(422);
    expect((await at.post('/my/enter', { code: '' })).status).toBe(422);
    expect(await site.database.selectFrom('sign_in_sessions').selectAll().execute()).toEqual([]);
  });
});

test('after twenty failed attempts a network must wait, while a valid link still works', async () => {
  const { browser, clock, inEmail } = await siteWithRohan({ RATE_LIMIT_WRITES: '1000' });
  clock.ahead = 10 * minute - (Date.now() % (10 * minute));
  const at = browser({ peer: '198.51.100.7' });
  await at.ask(rohan);
  for (let tries = 0; tries < 20; tries += 1) await at.post('/my/enter', { token: 'x'.repeat(43) });
  expect(await at.post('/my/enter', { token: 'x'.repeat(43) })).toMatchObject({
    said: { message: messages.enteredTooOften },
  });
  const { token } = await inEmail(rohan);
  expect((await at.post('/my/enter', { token })).goTo).toBe('/my');
});

test('emails the person once about each new browser', async () => {
  const { signIn, browser, emails } = await siteWithRohan();
  const told = async () =>
    (await emails(rohan)).flatMap(
      ({ body }) => /signed in to your page with a new browser: (.*)\./.exec(body)?.[1] ?? [],
    );
  await signIn(rohan);
  await signIn(rohan);
  expect(await told()).toEqual(['Chrome, Linux']);
  await signIn(rohan, browser({ agent: firefox }));
  expect(await told()).toEqual(['Chrome, Linux', 'Firefox, Windows']);
});
