import { expect, test } from 'vitest';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { challengeMs, forgetChallenges, newChallenge, takeChallenge } from './challenges.ts';

const now = Date.UTC(2027, 0, 1, 12);
const bound = { purpose: 'fresh', subject: 'V' } as const;

async function challenged() {
  const database = await openTestDatabase(temporaryDirectory());
  const challenge = await newChallenge(database, bound, now);
  return {
    database,
    challenge,
    take: (at = now, other = {}, typed = challenge) =>
      takeChallenge(database, typed, { ...bound, ...other }, at),
    kept: () => database.selectFrom('challenges').selectAll().execute(),
  };
}

test('a challenge is 256 bits, is kept as a hash, and is good once', async () => {
  const { challenge, take, kept } = await challenged();
  expect(challenge).toMatch(/^[\w-]{43}$/);
  const [row] = await kept();
  expect(row).toMatchObject({ purpose: 'fresh', subject_id: 'V', expires_at: now + challengeMs });
  expect(row?.hash).not.toBe(challenge);
  expect(await take()).toBe(true);
  expect([await take(), await kept()]).toEqual([false, []]);
});

test.each([
  ['for something else', { purpose: 'enrol' } as const, now],
  ['for somebody else', { subject: 'W' }, now],
  ['when it is too old', {}, now + challengeMs],
  ['by a clock that is wrong', {}, now - challengeMs],
])('a challenge is not good %s, and is used up by that', async (_, other, at) => {
  const { take } = await challenged();
  expect(await take(at, other)).toBe(false);
  expect(await take()).toBe(false);
});

test('a challenge is good for five minutes, and one that was never made is not', async () => {
  const { take } = await challenged();
  expect(await take(now, {}, 'x'.repeat(43))).toBe(false);
  expect(await take(now + challengeMs - 1)).toBe(true);
});

test('challenges are forgotten when they are over', async () => {
  const { database, kept } = await challenged();
  await forgetChallenges(database, now + challengeMs - 1);
  expect(await kept()).toHaveLength(1);
  await forgetChallenges(database, now + challengeMs);
  expect(await kept()).toEqual([]);
});
