import { describe, expect, test } from 'vitest';
import { replaceCodes } from './codes.ts';
import { newMemberLink } from './member-links.ts';
import { forgetLinks, newRecovery, spendRecovery } from './recovery.ts';
import { noon, officeAtNoon } from './test-identity.ts';
import { removeVolunteer } from './volunteers.ts';

const [minuteMs, binding] = [60_000, 'what the browser has'];
const over = noon + 10 * minuteMs;

/** V, who has lost their passkey, and has codes on paper. */
async function lost() {
  const office = await officeAtNoon();
  const { database, writing } = office;
  const codes = await writing((one) => replaceCodes(one, 'V', noon));
  return {
    ...office,
    codes,
    ask: (code: string | undefined, email = 'v@Example.org', at = noon) =>
      writing((one) => newRecovery(one, { email, code: code ?? '', binding }, at)),
    open: (token: string | undefined, at = noon, by = binding) =>
      writing((one) => spendRecovery(one, { token: token ?? '', binding: by }, at)),
    links: () => database.selectFrom('sign_in_links').selectAll().execute(),
  };
}

describe('the link to a new passkey', () => {
  test('is made for whoever knows an email and one of its codes, which is used up', async () => {
    const { ask, codes, links, who } = await lost();
    const made = await ask(codes[0]);
    expect(made).toEqual({ volunteer: await who('V'), token: expect.stringMatching(/^[\w-]{43}$/) });
    const rows = await links();
    expect(rows).toMatchObject([
      { purpose: 'lost', subject_id: 'V', code_hash: '', tries: 0, expires_at: over, used_at: null },
    ]);
    for (const secret of [made?.token, binding]) expect(JSON.stringify(rows)).not.toContain(secret);
    expect(await ask(codes[0])).toBeUndefined();
  });

  test('is made for nobody who knows half of it, or has left', async () => {
    const { ask, codes, writing, links } = await lost();
    expect([
      await ask('x'),
      await ask(codes[0], 'w@example.org'),
      await ask(codes[0], 'x@example.org'),
    ]).toEqual([undefined, undefined, undefined]);
    await writing((one) => removeVolunteer(one, 'V', noon));
    expect(await ask(codes[0])).toBeUndefined();
    expect(await links()).toEqual([]);
  });

  test('opens once, in the browser that asked, and ends every other one', async () => {
    const { ask, codes, open, links } = await lost();
    const first = await ask(codes[0]);
    const second = await ask(codes[1]);
    expect([
      ...[await open(second?.token, noon, 'another'), await open('x')],
      ...[await open(first?.token), await open(first?.token), await open(second?.token)],
    ]).toEqual([undefined, undefined, 'V', undefined, undefined]);
    expect(await links()).toMatchObject([{ used_at: new Date(noon).toISOString() }]);
  });

  test('is one of the last three', async () => {
    const { ask, codes, open } = await lost();
    const made: Awaited<ReturnType<typeof ask>>[] = [];
    for (let times = 0; times < 4; times += 1) made.push(await ask(codes[times], undefined, noon + times));
    expect([await open(made[0]?.token, noon + 3), await open(made[1]?.token, noon + 3)]).toEqual([
      undefined,
      'V',
    ]);
  });

  test.each([
    ['in its last moment', over - 1, 'V'],
    ['after ten minutes', over, undefined],
    ['by a clock that is a little wrong', noon - minuteMs, 'V'],
    ['by a clock that is very wrong', noon - minuteMs - 1, undefined],
  ])('%s opens: %j', async (_, at, whose) => {
    const { ask, codes, open } = await lost();
    expect(await open((await ask(codes[0]))?.token, at)).toBe(whose);
  });

  test('is none of the links to one’s own page', async () => {
    const { writing, open } = await lost();
    const { token } = await writing((one) => newMemberLink(one, { subject: 'V', binding }, noon));
    expect(await open(token)).toBeUndefined();
  });

  test('is forgotten when it is over', async () => {
    const { database, ask, codes, links } = await lost();
    await ask(codes[0]);
    await forgetLinks(database, over - 1);
    expect(await links()).toHaveLength(1);
    await forgetLinks(database, over);
    expect(await links()).toEqual([]);
  });
});
