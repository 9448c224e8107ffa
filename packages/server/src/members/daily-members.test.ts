import { dayMs, limits } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { myOn } from '../my/test-my.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { terminal } from '../testing/terminal.ts';
import { registrationBody, testServer, trusting } from '../testing/test-server.ts';
import { fromFile, type ImportMember, importMemberRows } from './import-member-rows.ts';

const photo = 'photos/rohan.jpg';

const person = (number: number): ImportMember => ({
  first_name: 'Asha',
  last_name: `Kadamb ${number}`,
  email: `${number}@example.org`,
  phone: '',
  linkedin_url: '',
  street1: '',
  street2: '',
  city: '',
  zip: '',
  dept_other: '',
  state: '',
  year: 1998,
  dept: 'Civil',
  company: '',
  public_company: 0,
  public_state: 0,
});

const asked = JSON.stringify({ state: { at: '2026-11-01T00:00:00.000Z', how: 'asked' } });

/** A site with an adjustable clock and so many imported members who chose since then what the site shows of them. */
async function siteWith(members: number, more: { answersLiveMs?: number } = {}) {
  const clock = { ahead: 0 };
  const site = await testServer(
    {},
    { captchaProvider: trusting, samples: false, now: () => Date.UTC(2027, 0, 1, 12) + clock.ahead, ...more },
  );
  const people = Array.from({ length: members }, (_, number) => person(number));
  await importMemberRows(site.database, people, fromFile('test', 'members.csv'), Date.now());
  await site.database.updateTable('members').set({ consents: asked }).execute();
  const daily = async (): Promise<Record<string, unknown>[]> => {
    const answer = await site.request('/member/get-daily-members');
    expect(answer.status).toBe(200);
    return (await answer.json()).data;
  };
  return { ...site, clock, daily };
}

const namesOf = (members: readonly Record<string, unknown>[]) => members.map(({ lastName }) => lastName);

describe('members of the day', () => {
  test('are forty, each once, the same during a day and others on the next, until everybody has had a turn', async () => {
    const { clock, daily } = await siteWith(100);
    const today = await daily();
    expect(new Set(namesOf(today)).size).toBe(limits.dailyMembers);
    clock.ahead = dayMs / 2 - 1;
    expect(await daily()).toEqual(today);
    clock.ahead += 1;
    expect(namesOf(await daily())).not.toEqual(namesOf(today));
    const seen = new Set(namesOf(today));
    for (let day = 1; day < 8; day += 1) {
      clock.ahead = day * dayMs;
      for (const name of namesOf(await daily())) seen.add(name);
    }
    expect(seen.size).toBe(100);
  });

  test('are all listed members if these are fewer, and nobody in an empty directory', async () => {
    const few = await siteWith(3);
    expect(namesOf(await few.daily()).toSorted()).toEqual(['Kadamb 0', 'Kadamb 1', 'Kadamb 2']);
    expect(await (await siteWith(0)).daily()).toEqual([]);
  });

  test('leave out imported members who were never asked', async () => {
    const { database, daily } = await siteWith(2);
    await database
      .updateTable('members')
      .set({ consents: '{}' })
      .where('last_name', '=', 'Kadamb 1')
      .execute();
    expect(namesOf(await daily())).toEqual(['Kadamb 0']);
  });
});

/**
 * A site with one member, whose photograph is stored; no call stores one today.
 * @param answersLiveMs Time for which answers are cached as long as this process changes nothing.
 */
async function siteWithRohan(publicImage: boolean, answersLiveMs = dayMs) {
  const site = await siteWith(0, { answersLiveMs });
  const answer = await site.post('/member/member-register', registrationBody({ publicImage }));
  const { reference } = await answer.json();
  await site.database.updateTable('members').set({ image: photo }).execute();
  await reviewing(site).approve(reference);
  const at = await myOn(site).signIn('rohan@example.org');
  const [entry] = (await at.page()).entries;
  return { ...site, at, id: entry?.id ?? '' };
}

describe('consent of a member of the day', () => {
  test('shows name and year, and the photograph only with the consent to it, until it is withdrawn', async () => {
    const { daily, at, id } = await siteWithRohan(true);
    const shown = { _id: id, firstName: 'Rohan', lastName: 'Bakul', graduationYear: 1998 };
    expect(await daily()).toEqual([{ ...shown, image: photo }]);
    await at.act('consent', `${id}.photo`, 'no');
    expect(await daily()).toEqual([{ ...shown, image: '' }]);
    expect(await (await siteWithRohan(false)).daily()).toMatchObject([{ image: '' }]);
  });

  test('leaves a member out as soon as they hide their entry', async () => {
    const { daily, at, id } = await siteWithRohan(true);
    expect(await daily()).toHaveLength(1);
    await at.act('hide', id);
    expect(await daily()).toEqual([]);
    await at.act('show', id);
    expect(await daily()).toHaveLength(1);
  });

  test('leaves a deleted member out within a second, also in a process that did not delete them', async () => {
    const { clock, daily, dataDir, database } = await siteWithRohan(true, 1_000);
    expect(await daily()).toHaveLength(1);
    await terminal(dataDir)('forget', 'rohan@example.org');
    clock.ahead = 1_000;
    expect(await daily()).toEqual([]);
    expect(await database.selectFrom('members').select('image').execute()).toEqual([]);
  });
});
