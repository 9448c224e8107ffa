import { describe, expect, test } from 'vitest';
import { write } from '../database/write.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import {
  endMemberLinks,
  type MemberLink,
  memberLinkState,
  newMemberLink,
  spendMemberCode,
  spendMemberLink,
} from './member-links.ts';

const [minuteMs, now] = [60_000, Date.UTC(2027, 0, 1, 12)];
const [leela, mine] = ['leela@example.org', 'a browser'];
const over = now + 10 * minuteMs;

/** Letters that open one's own page, at noon. */
async function letters() {
  const database = await openTestDatabase(temporaryDirectory());
  return {
    database,
    make: (subject: string | undefined = leela, binding = mine, at = now) =>
      write(database, (writing) => newMemberLink(writing, { subject, binding }, at)),
    unknown: () =>
      write(database, (writing) => newMemberLink(writing, { subject: undefined, binding: mine }, now)),
    state: ({ token }: Pick<MemberLink, 'token'>, binding = mine, at = now) =>
      memberLinkState(database, { token, binding }, at),
    press: ({ token }: Pick<MemberLink, 'token'>, binding = mine, at = now) =>
      write(database, (writing) => spendMemberLink(writing, { token, binding }, at)),
    type: (code: string, binding = mine, at = now) =>
      write(database, (writing) => spendMemberCode(writing, { code, binding }, at)),
    kept: () => database.selectFrom('sign_in_links').selectAll().execute(),
  };
}

const spent = { state: 'spent' };

describe('the letter', () => {
  test('has a link and six characters, of which hashes are kept', async () => {
    const { make, kept } = await letters();
    const { token, code } = await make();
    expect([token, code]).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{6}$/),
    ]);
    const rows = await kept();
    expect(rows).toMatchObject([
      { purpose: 'member', subject_id: leela, tries: 0, expires_at: over, used_at: null },
    ]);
    for (const secret of [token, code, mine]) expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('is one of the last three of its browser, and ends none of another browser or person', async () => {
    const { make, state } = await letters();
    const [other, elsewhere] = [await make('tara@example.org'), await make(leela, 'another')];
    const four: MemberLink[] = [];
    for (let times = 0; times < 4; times += 1) four.push(await make(leela, mine, now + times));
    const states = await Promise.all(four.map((link) => state(link, mine, now + 3)));
    expect(states.map((one) => one.state)).toEqual(['spent', 'open', 'open', 'open']);
    expect([await state(other), await state(elsewhere, 'another')]).toEqual([
      { state: 'open', subject: 'tara@example.org' },
      { state: 'open', subject: leela },
    ]);
  });

  test('ends with another of the same browser that is used, and with none of another browser', async () => {
    const { make, press, state } = await letters();
    const [first, second, elsewhere] = [await make(), await make(), await make(leela, 'another')];
    expect(await press(first)).toBe(leela);
    expect([await state(second), (await state(elsewhere, 'another')).state]).toEqual([spent, 'open']);
  });

  test('to an address that nobody has is kept alike, each by itself, and opens nobody’s page', async () => {
    const { unknown, kept, press } = await letters();
    const [one] = [await unknown(), await unknown()];
    expect((await kept()).map(({ subject_id }) => subject_id)).toEqual([
      expect.stringMatching(/^[\w-]{43}$/),
      expect.stringMatching(/^[\w-]{43}$/),
    ]);
    expect(await press(one)).toMatch(/^[\w-]{43}$/);
  });

  test('can be ended on its way, and links of volunteers are none of these', async () => {
    const { database, make, state, press, type } = await letters();
    const [gone, other] = [await make(), await make('tara@example.org')];
    await write(database, (writing) => endMemberLinks(writing, leela));
    expect([await state(gone), (await state(other)).state]).toEqual([spent, 'open']);
    await database.updateTable('sign_in_links').set({ purpose: 'lost' }).execute();
    await write(database, (writing) => endMemberLinks(writing, 'tara@example.org'));
    expect([await state(other), await press(other), await type(other.code)]).toEqual([
      spent,
      undefined,
      undefined,
    ]);
    expect(await database.selectFrom('sign_in_links').selectAll().execute()).toHaveLength(1);
  });
});

describe('the link', () => {
  test('is looked at without being spent, in the browser that asked', async () => {
    const { make, state } = await letters();
    const link = await make();
    expect([await state(link), await state(link)]).toEqual(Array(2).fill({ state: 'open', subject: leela }));
    expect(await state(link, 'another')).toEqual({ state: 'other-browser' });
    expect(await state({ token: 'x' })).toEqual(spent);
  });

  test('opens a page once, in that browser', async () => {
    const { make, state, press, type, kept } = await letters();
    const link = await make();
    expect([await press(link, 'another'), await press({ token: 'x' })]).toEqual([undefined, undefined]);
    expect([await press(link), await press(link), await type(link.code)]).toEqual([
      leela,
      undefined,
      undefined,
    ]);
    expect([await state(link), await state(link, 'another')]).toEqual([spent, spent]);
    expect((await kept())[0]?.used_at).toBe(new Date(now).toISOString());
  });

  test.each([
    ['in its last moment', over - 1, leela],
    ['after ten minutes', over, undefined],
    ['by a clock that is a little wrong', now - minuteMs, leela],
    ['by a clock that is very wrong', now - minuteMs - 1, undefined],
  ])('%s opens as its code does: %j', async (_, at, subject) => {
    const { make, state, press, type } = await letters();
    const link = await make();
    expect((await state(link, mine, at)).state).toBe(subject ? 'open' : 'spent');
    expect(await press(link, mine, at)).toBe(subject);
    const { code } = await make();
    expect(await type(code, mine, at)).toBe(subject);
  });
});

describe('the code', () => {
  test('opens a page once, however it is typed, in the browser that asked', async () => {
    const { make, type, state, kept } = await letters();
    const link = await make();
    const typed = ` ${link.code.slice(0, 3)}-${link.code.slice(3)}. `.toLowerCase().replace('0', 'o');
    expect(await type(link.code, 'another')).toBeUndefined();
    expect((await kept())[0]?.tries).toBe(0);
    expect([await type(typed), await type(typed)]).toEqual([leela, undefined]);
    expect(await state(link)).toEqual(spent);
    expect((await kept())[0]?.used_at).toBe(new Date(now).toISOString());
  });

  test('may be typed wrongly four times', async () => {
    const { make, type, kept } = await letters();
    const { code } = await make();
    for (let tries = 0; tries < 4; tries += 1) expect(await type('')).toBeUndefined();
    expect((await kept())[0]?.tries).toBe(4);
    expect(await type(code)).toBe(leela);
  });

  test('ends with the fifth, and the link does not', async () => {
    const { make, type, press } = await letters();
    const link = await make();
    for (let tries = 0; tries < 5; tries += 1) await type('000000');
    expect([await type(link.code), await press(link)]).toEqual([undefined, leela]);
  });

  test('of one letter spends that alone, where the same browser asked for two', async () => {
    const { make, type, state } = await letters();
    const [one, other] = [await make(), await make('tara@example.org')];
    expect(await type(other.code)).toBe('tara@example.org');
    expect([(await state(one)).state, await state(other)]).toEqual(['open', spent]);
  });
});
